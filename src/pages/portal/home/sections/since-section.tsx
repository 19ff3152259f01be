import { loadTexts } from '@/shared/i18n/i18n';
import { IdlePart } from '@/shared/loading/idle-part';

/** What changed since the reader's last visit; loaded after everything else. */
export function SinceSection() {
  return <IdlePart load={loadSince} />;
}

async function loadSince() {
  const [part] = await Promise.all([import('./since-part'), loadTexts(['saved'])]);
  return part.SincePart;
}
