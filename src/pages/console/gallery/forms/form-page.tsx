import { useState } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { TEXT_PATTERNS, type PatternName } from '@/shared/validation/patterns';
import { firstProblem, pattern, required } from '@/shared/validation/rules';
import { useProblemText } from '@/shared/validation/use-problem-text';
import { Section } from '@/shared/ui/layout/section';
import { SelectField } from '@/shared/ui/fields/select-field';
import { TextField } from '@/shared/ui/fields/text-field';
import { VerdictChip } from '@/shared/ui/marks/verdict-chip';
import { ContactForm } from './contact-form';
import { GalleryFrame } from '../gallery-frame';

const NAMES = Object.keys(TEXT_PATTERNS) as PatternName[];

/** Every validator of specification §5 to try, and a form with inline errors. */
export default function FormPage() {
  const { t } = useTexts('gallery');
  const problemText = useProblemText();
  const [name, setName] = useState<PatternName>('mobile');
  const [value, setValue] = useState('');
  const problem = firstProblem(value, [required, pattern(name)]);
  return (
    <GalleryFrame name="form">
      <Section title={t('form.validators')}>
        <div className="gallery-fields">
          <SelectField
            label={t('form.validator')}
            options={NAMES.map((each) => ({ value: each, label: each }))}
            value={name}
            onValueChange={setName}
          />
          <TextField
            label={t('form.value')}
            value={value}
            onChange={({ target }) => setValue(target.value)}
          />
        </div>
        <p className="gallery-result" role="status">
          {value !== '' && (
            <VerdictChip verdict={problem === null ? 'met' : 'notMet'}>
              {problem === null ? t('form.good') : problemText(problem)}
            </VerdictChip>
          )}
        </p>
      </Section>
      <Section title={t('form.whole')} lead={t('form.wholeLead')}>
        <ContactForm />
      </Section>
    </GalleryFrame>
  );
}
