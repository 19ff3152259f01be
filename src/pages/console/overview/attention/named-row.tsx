import { Link } from '@/shared/ui/controls/link';
import { ServerWords } from '../server-words';

/** A row by its name; leads to the list it stands in, where the user has one. */
export function NamedRow({ name, to }: { name: string; to: string | null }) {
  const words = <ServerWords>{name}</ServerWords>;
  return to === null ? words : <Link to={to}>{words}</Link>;
}
