import { useState } from 'react';
import type { ContentRow } from '@/features/content/content-schema';
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
  onPublish: (from: string) => void;
}

/** The day from which the edition is published, at first its own first day, and the days that are then without one. */
export function Publish({ hint, row, isBusy, onPublish }: PublishProps) {
  const { t } = useEditionWords();
  const today = todayIso();
  const first = String(row.values['validFrom'] ?? '');
  const [from, setFrom] = useState(first > today ? first : today);
  return (
    <>
      <div className="edition-action">
        <DateField label={t('publish.from')} hint={hint} value={from} min={today} onValueChange={setFrom} />
        <Button variant="primary" aria-busy={isBusy} disabled={from === ''} onClick={() => onPublish(from)}>
          {t('publish.action')}
        </Button>
      </div>
      <GapNote gap={gapBefore(row, from > first ? from : first)} />
    </>
  );
}
