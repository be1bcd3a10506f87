import { useParams } from 'react-router-dom';
import { SharedCard } from '@/features/shares';
import type { PageProps } from '../RouteSpec';

/** A contract's card for its customer, by the token of a link; no session. */
export default function SharedCardPage({ title }: PageProps) {
  const { id = '' } = useParams();
  return <SharedCard token={id} title={title} />;
}
