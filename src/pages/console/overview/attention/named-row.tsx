import { Link } from '@/shared/ui/controls/link';
import { ServerWords } from '../server-words';

/** A row by its name; links to its list if the user has access. */
export function NamedRow({ name, to }: { name: string; to: string | null }) {
  const words = <ServerWords>{name}</ServerWords>;
  return to === null ? words : <Link to={to}>{words}</Link>;
}
