import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '@/components/Button/Button';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { MessagePage } from '@/components/MessagePage/MessagePage';
import { forgetSurveys, unsentSurveys } from '@/features/surveys';
import { paths } from '../paths';

interface UnsentFirstProps {
  /** Id of the surveyor who is about to sign out. */
  owner: string;
  /** Nothing is left behind, or it was agreed to. */
  onLeave: () => void;
}

/** Visits that only this device has: said before their surveyor signs out. They stay on it for nobody else. */
export function UnsentFirst({ owner, onLeave }: UnsentFirstProps) {
  const [count, setCount] = useState(0);
  const leave = useEffectEvent(() => {
    void forgetSurveys(owner);
    onLeave();
  });
  useEffect(() => {
    let isOver = false;
    void unsentSurveys(owner).then((found) => {
      if (isOver) return;
      if (found === 0) leave();
      else setCount(found);
    });
    return () => {
      isOver = true;
    };
  }, [owner]);
  if (count === 0) return null;
  return (
    <MessagePage
      picture="later"
      title={`${count} survei belum terkirim`}
      actions={
        <>
          <Button
            kind="danger"
            onClick={() => {
              void forgetSurveys(owner);
              onLeave();
            }}
          >
            Keluar juga
          </Button>
          <LinkButton kind="primary" href={paths.customerSurveys()}>
            Kirim dahulu
          </LinkButton>
        </>
      }
    >
      Survei itu hanya ada di perangkat ini. Bila Anda keluar, survei tetap tersimpan di sini, tidak terlihat
      orang lain, dan dikirim setelah Anda masuk lagi di perangkat ini.
    </MessagePage>
  );
}
