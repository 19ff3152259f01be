import type { ReactNode } from 'react';
import type { ContentRow } from '@/features/content/content-schema';
import type { ImportFacts } from '@/features/editions/import-draft';
import { DateField } from '@/shared/ui/fields/date-field';
import { TextField } from '@/shared/ui/fields/text-field';
import { gapBefore } from '../edition-gap';
import { GapNote } from '../gap-note';
import { isInverted } from './import-facts';
import { Part } from '../part';
import { useEditionWords } from '../use-edition-words';

interface FactsPartProps {
  /** Null before the first edition. */
  row: ContentRow | null;
  facts: ImportFacts;
  onChange: (facts: ImportFacts) => void;
  /** Below the fields. */
  children?: ReactNode;
}

const TEXTS = ['title', 'publisher', 'url', 'licence', 'asOf'] as const;
const DAYS = ['validFrom', 'validTo'] as const;

/** Where the edition is from, and from when to when it applies. */
export function FactsPart({ row, facts, onChange, children }: FactsPartProps) {
  const { t } = useEditionWords();
  const set = (field: keyof ImportFacts, text: string) => onChange({ ...facts, [field]: text });
  return (
    <Part title={t('facts.title')}>
      <div className="edition-fields">
        {TEXTS.map((field) => (
          <TextField
            key={field}
            label={t(`field.${field}`)}
            hint={field === 'asOf' ? t('facts.asOf') : undefined}
            value={facts[field]}
            inputMode={field === 'url' ? 'url' : undefined}
            autoComplete="off"
            onChange={(event) => set(field, event.target.value)}
          />
        ))}
        {DAYS.map((field) => (
          <DateField
            key={field}
            label={t(`field.${field}`)}
            value={facts[field]}
            error={field === 'validTo' && isInverted(facts) ? t('send.problem.order') : undefined}
            onValueChange={(day) => set(field, day)}
          />
        ))}
      </div>
      <GapNote gap={gapBefore(row, facts.validFrom)} />
      {children}
    </Part>
  );
}
