import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { useAddressState } from '@/lib/address/useAddressState';
import { EMPTY_FORM } from '@/lib/registration/emptyForm';
import { readKeptForm, writeKeptForm } from './domain/keptForm';
import { FORM_START, formAddress } from './formAddress';
import { FormEditor, type FormStart, type FormConnections } from './FormEditor';
import { RegistrationEdit } from './RegistrationEdit';

/**
 * A new form registrasi. Its first saving makes a draft, whose number then stands in the address: a reload, or the same
 * address on another device, opens that draft.
 */
export function RegistrationAdd(ways: FormConnections) {
  const [{ step, draft }, change] = useAddressState(formAddress, FORM_START);
  /** The draft that the address opened, and the one that this form became. */
  const [{ opened, made, seen, count }, setAt] = useState({
    opened: draft,
    made: null as number | null,
    seen: false,
    count: 0,
  });
  if (made !== null && draft === made && !seen) setAt({ opened, made, seen: true, count });
  const isElsewhere = draft !== opened && draft !== made;
  // The address of a new form again: another one is meant.
  const isAnew = seen && draft === null;
  if (isElsewhere || isAnew) setAt({ opened: draft, made: null, seen: false, count: count + 1 });
  if (opened !== null) return <RegistrationEdit key={opened} id={opened} {...ways} />;
  return (
    <NewForm
      key={count}
      ways={ways}
      step={step}
      onStep={(next) => change({ step: next }, { replace: false })}
      onMade={(id) => {
        setAt({ opened: null, made: id, seen: false, count });
        change({ draft: id }, { replace: true });
      }}
      onEmpty={() => setAt({ opened: null, made: null, seen: false, count: count + 1 })}
    />
  );
}

type NewFormProps = Pick<Parameters<typeof FormEditor>[0], 'step' | 'onStep' | 'onMade'> & {
  ways: FormConnections;
  /** What was brought back is thrown away. */
  onEmpty: () => void;
};

function NewForm({ ways, onEmpty, ...editor }: NewFormProps) {
  const [kept] = useState(() => readKeptForm(null));
  const [start] = useState<FormStart>(() => ({
    ...(kept ?? { form: EMPTY_FORM, server: null, unanswered: null }),
    id: null,
    registration: null,
  }));
  return (
    <>
      {kept && (
        <InlineAlert
          tone="info"
          title="Yang Anda ketik tadi masih ada"
          action={
            <Button
              kind="quiet"
              onClick={() => {
                writeKeptForm(null, null);
                onEmpty();
              }}
            >
              Kosongkan
            </Button>
          }
        >
          Belum sampai di server; disimpan sekarang sebagai draf.
        </InlineAlert>
      )}
      <FormEditor {...ways} {...editor} start={start} />
    </>
  );
}
