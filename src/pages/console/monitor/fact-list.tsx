import type { TextKey } from '@/shared/i18n/text-keys';
import { useTexts } from '@/shared/i18n/use-texts';

type Fact = string | number | null | undefined;

/** Facts of the server by their field, as it sends them; those it does not send are dashes. */
export function FactList({ facts }: { facts: Readonly<Record<string, Fact>> }) {
  const { t } = useTexts('monitor');
  return (
    <dl className="monitor-facts">
      {Object.entries(facts).map(([field, fact]) => (
        <div key={field}>
          <dt>{t(`field.${field}` as TextKey<'monitor'>)}</dt>
          <dd>{fact ?? '—'}</dd>
        </div>
      ))}
    </dl>
  );
}
