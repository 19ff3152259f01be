import type { ContentField } from '@/features/content/content-kind';
import type { KindWords } from '@/features/content/words/kind-words';
import { useTexts } from '@/shared/i18n/use-texts';
import type { SharedHint } from './shared-hints';

interface RowHintsProps {
  /** The hints have this id with their number from 0: `<id>-0`. */
  id: string;
  field: ContentField;
  words: KindWords;
  hints: readonly SharedHint[];
}

/** What the parts of all rows take, once above them. */
export function RowHints({ id, field, words, hints }: RowHintsProps) {
  const { t } = useTexts('content');
  return (
    hints.length > 0 && (
      <dl className="record-row-hints field-hint">
        {hints.map(({ text, parts }, at) => (
          <div key={text}>
            <dt>{parts.map((part) => words.partLabel(field, part)).join(t('comma'))}</dt>
            <dd id={`${id}-${at}`}>{text}</dd>
          </div>
        ))}
      </dl>
    )
  );
}
