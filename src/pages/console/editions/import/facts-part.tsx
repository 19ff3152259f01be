import type { ImportFacts } from '@/features/editions/import-draft';
import { DateField } from '@/shared/ui/fields/date-field';
import { TextField } from '@/shared/ui/fields/text-field';
import { Part } from '../part';
import { useEditionWords } from '../use-edition-words';

interface FactsPartProps {
  facts: ImportFacts;
  onChange: (facts: ImportFacts) => void;
}

const TEXTS = ['title', 'publisher', 'url', 'licence', 'asOf'] as const;
const DAYS = ['validFrom', 'validTo'] as const;

/** Where the edition is from, and from when to when it applies. */
export function FactsPart({ facts, onChange }: FactsPartProps) {
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
            onValueChange={(day) => set(field, day)}
          />
        ))}
      </div>
    </Part>
  );
}
