import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { SearchSelect } from '@/components/SearchSelect/SearchSelect';
import type { Price } from '@/lib/contract/prices';
import { formatRupiah } from '@/lib/format/rupiah';
import { VEHICLE_KIND_LABELS } from '@/lib/labels/calculationLabels';
import { vehicleSearchOptions } from '../api/registrationForm.queries';
import { ChosenVehicle } from '../components/ChosenVehicle';
import { FormGroup } from '../components/FormGroup';
import { Duplicates } from '../Duplicates';
import { DatePart, TextPart } from '../fields';
import { useChecked, useFormState, useTyped } from '../FormState';

/** Which vehicle, from the price list; its numbers and papers. */
export function VehicleStep() {
  const part = 'vehicle';
  const isCash = useTyped(({ structure }) => structure.financing === 'CASH');
  return (
    <>
      <FormGroup title="Kendaraan" whole>
        <VehicleChoice />
      </FormGroup>
      <FormGroup title="Nomor dan surat">
        <TextPart part={part} field="colour" longest={40} chars={20} />
        <TextPart
          part={part}
          field="plate"
          longest={15}
          upper
          hint={isCash ? undefined : 'Kosong untuk kendaraan baru.'}
        />
        <TextPart part={part} field="chassis" longest={30} upper />
        <TextPart part={part} field="engine" longest={30} upper />
        <div data-wide>
          <Duplicates of="vehicle" />
        </div>
        <TextPart part={part} field="owner" longest={80} />
        <TextPart part={part} field="bpkb" longest={30} upper />
        <TextPart part={part} field="stnk" longest={30} upper />
        <DatePart part={part} field="stnk_until" />
      </FormGroup>
    </>
  );
}

function VehicleChoice() {
  const { store } = useFormState();
  const vehicle = useChosen();
  const on = useTyped(({ structure }) => structure.date_contract);
  const error = useChecked(({ errors }) => errors['vehicle.type'] ?? errors['vehicle.kind']);
  const [changes, setChanges] = useState(false);
  const [search, setSearch] = useState('');
  const found = useQuery(vehicleSearchOptions(search, on));
  const choose = (price: Price) => {
    const { region, brand, type, year, vehicle_kind: kind, otr } = price;
    setChanges(false);
    store.change('vehicle', { kind, region, brand, type, year });
    // The highest that may be typed; a lower price is typed over it.
    store.change('structure', { otr });
  };
  if (vehicle.type !== '' && !changes) {
    return (
      <div data-field="vehicle.type">
        <ChosenVehicle
          vehicle={vehicle}
          error={error}
          action={<Button onClick={() => setChanges(true)}>Ganti kendaraan</Button>}
        />
      </div>
    );
  }
  return (
    <>
      <SearchSelect
        label="Cari di OTR dan Pencairan"
        name="vehicle.type"
        placeholder="Misalnya: honda beat 2022 jabodetabek"
        hint="Merek, tipe, tahun, wilayah. Harga, uang muka paling sedikit, dan pencairan paling besar ikut dari daftar harga."
        error={error}
        required
        state={search === '' ? 'idle' : found.isError ? 'failed' : found.data ? 'ready' : 'loading'}
        nothing="Tidak ada di daftar harga. Periksa ejaan atau tahunnya; harga ditambah oleh pemegang data master."
        options={(found.data?.rows ?? []).map((price) => ({
          key: String(price.id),
          label: `${price.brand} ${price.type} ${price.year}`,
          detail: `${price.region}, ${VEHICLE_KIND_LABELS[price.vehicle_kind]}, OTR ${formatRupiah(price.otr)}`,
        }))}
        onSearch={setSearch}
        onChoose={(key) => {
          const price = found.data?.rows.find(({ id }) => String(id) === key);
          if (price) choose(price);
        }}
        onRetry={() => void found.refetch()}
      />
      {vehicle.type !== '' && (
        <p>
          <Button kind="quiet" onClick={() => setChanges(false)}>
            Tetap {vehicle.brand} {vehicle.type} {vehicle.year}
          </Button>
        </p>
      )}
    </>
  );
}

/** What was chosen from the price list; each value by itself, for numbers and papers are typed beside it. */
const useChosen = () => ({
  kind: useTyped(({ vehicle }) => vehicle.kind),
  region: useTyped(({ vehicle }) => vehicle.region),
  brand: useTyped(({ vehicle }) => vehicle.brand),
  type: useTyped(({ vehicle }) => vehicle.type),
  year: useTyped(({ vehicle }) => vehicle.year),
});
