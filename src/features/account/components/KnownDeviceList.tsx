import { Button } from '@/components/Button/Button';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { KnownDevice } from '@/lib/contract/knownDevices';
import { formatInstant } from '@/lib/format/tanggal';
import { deviceName } from '@/lib/labels/deviceName';
import { Fact } from './Fact';
import styles from './SessionList.module.css';

export interface KnownDeviceListProps {
  /** The last used first. */
  devices: readonly KnownDevice[];
  /** Id of what is being forgotten. */
  forgetting?: number | null;
  /** This device shall be forgotten. */
  onForget: (device: KnownDevice) => void;
}

/** Where one has signed in: strangers' wrong passwords do not hold these up. Each can be forgotten. */
export function KnownDeviceList({ devices, forgetting = null, onForget }: KnownDeviceListProps) {
  if (devices.length === 0) return <p className={styles.note}>Belum ada perangkat yang dikenal.</p>;
  return (
    <ul className={styles.list}>
      {devices.map((device) => (
        <li key={device.id}>
          <div data-part="text">
            <div data-part="device">
              {deviceName(device.device)}
              {device.is_current && <StatusChip tone="paid">Perangkat ini</StatusChip>}
            </div>
            <dl>
              <Fact term="Alamat">{device.ip ?? 'Tidak diketahui'}</Fact>
              <Fact term="Dikenal sejak">
                {device.first_at === null ? 'Tidak diketahui' : formatInstant(device.first_at)}
              </Fact>
              <Fact term="Terakhir masuk">{formatInstant(device.last_at)}</Fact>
            </dl>
          </div>
          <Button
            busy={forgetting === device.id}
            busyLabel="Melupakan…"
            disabled={forgetting !== null && forgetting !== device.id}
            aria-label={forgetting === device.id ? undefined : forgetLabel(device)}
            onClick={() => onForget(device)}
          >
            Lupakan
          </Button>
        </li>
      ))}
    </ul>
  );
}

const forgetLabel = ({ device, last_at }: KnownDevice) =>
  `Lupakan ${deviceName(device)}, terakhir masuk ${formatInstant(last_at)}`;
