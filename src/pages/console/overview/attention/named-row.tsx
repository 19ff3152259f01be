import { AccessLink } from '@/shared/console-ui/access-link';
import { ServerWords } from '../server-words';

/** A row by its name; links to its list if the user has access. */
export function NamedRow({ name, to }: { name: string; to: string | null }) {
  return (
    <AccessLink to={to}>
      <ServerWords>{name}</ServerWords>
    </AccessLink>
  );
}
