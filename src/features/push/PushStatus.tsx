import { enablePush } from '@/lib/push/pushState';
import { PushStatusLine } from './components/PushStatusLine';
import { usePushState } from './usePushState';

/** Push on this device, for the account page. */
export function PushStatus() {
  return <PushStatusLine state={usePushState()} onEnable={() => void enablePush()} />;
}
