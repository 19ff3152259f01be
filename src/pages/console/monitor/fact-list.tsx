import type { KeyBelow } from '@/shared/i18n/text-keys';
import { textOfCode } from '@/shared/i18n/text-of-code';
import { useTexts } from '@/shared/i18n/use-texts';

type Fact = string | number | null | undefined;

/** Facts of the server by their field, as it sends them; those it does not send are dashes. */
export function FactList({
  facts,
}: {
  facts: Readonly<Partial<Record<KeyBelow<'monitor', 'field'>, Fact>>>;
}) {
  const { t } = useTexts('monitor');
  return (
    <dl className="monitor-facts">
      {Object.entries(facts).map(([field, fact]) => (
        <div key={field}>
          <dt>{textOfCode(t, 'field', field)}</dt>
          <dd>{fact ?? '—'}</dd>
        </div>
      ))}
    </dl>
  );
}
