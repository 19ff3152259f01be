import { IdlePart } from '@/shared/loading/idle-part';
import { kitScope } from './kit-scope';

/** Makes the styles of the console kit while the browser is idle, for which the first page with the kit would wait. */
export const KitStyles = () => <IdlePart load={emptyKit} />;

async function emptyKit() {
  const Kit = await kitScope();
  return () => <Kit>{null}</Kit>;
}
