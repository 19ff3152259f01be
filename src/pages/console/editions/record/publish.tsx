import type { ContentRow } from '@/features/content/content-schema';
import { useActionDraft } from '@/features/content/use-action-draft';
import { todayIso } from '@/shared/format/date';
import { Button } from '@/shared/ui/controls/button';
import { DateField } from '@/shared/ui/fields/date-field';
import { gapBefore } from '../edition-gap';
import { GapNote } from '../gap-note';
import { useEditionWords } from '../use-edition-words';

interface PublishProps {
  hint: string;
  row: ContentRow;
  isBusy: boolean;
  /** True if it was published. */
  onPublish: (from: string) => Promise<boolean>;
}

/** The day from which the edition is published, at first its own first day, and the days that are then without one. */
export function Publish({ hint, row, isBusy, onPublish }: PublishProps) {
  const { t } = useEditionWords();
  const today = todayIso();
  const first = String(row.values['validFrom'] ?? '');
  const draft = useActionDraft(row.kind, row.id, 'publish');
  const from = draft.from ?? (first > today ? first : today);
  const publish = async () => {
    if (await onPublish(from)) draft.forget();
  };
  return (
    <>
      <div className="edition-action button-row">
        <DateField
          label={t('publish.from')}
          hint={hint}
          value={from}
          min={today}
          onValueChange={(day) => draft.write({ from: day })}
        />
        <Button variant="primary" aria-busy={isBusy} disabled={from === ''} onClick={() => void publish()}>
          {t('publish.action')}
        </Button>
      </div>
      <GapNote gap={gapBefore(row, from > first ? from : first)} />
    </>
  );
}
