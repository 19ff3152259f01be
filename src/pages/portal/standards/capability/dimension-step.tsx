import { ANSWER_LEVELS, CAPABILITY_QUESTIONNAIRE, questionsOf } from '@/domain/standards';
import type { Dimension, Question } from '@/domain/standards';
import { textOfCode } from '@/shared/i18n/text-of-code';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { Field } from '@/shared/ui/fields/field';
import { RadioGroup } from '@/shared/ui/fields/radio-group';
import { Section } from '@/shared/ui/layout/section';
import { NOTE_LENGTH } from './capability-run';
import type { Capability } from './use-capability';

interface DimensionStepProps {
  dimension: Dimension;
  capability: Capability;
}

/** The questions of one dimension. */
export function DimensionStep({ dimension, capability }: DimensionStepProps) {
  const { t } = useTexts('capability');
  return (
    <Section title={t(`dimension.${dimension}`)} lead={t(`about.${dimension}`)}>
      <ol className="capability-questions">
        {questionsOf(CAPABILITY_QUESTIONNAIRE, dimension).map((question) => (
          <li key={question.id}>
            <QuestionField question={question} capability={capability} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** One question with its levels, and a field for the evidence. */
function QuestionField({
  question: { id, scale, weight },
  capability,
}: {
  question: Question;
  capability: Capability;
}) {
  const { t } = useTexts('capability');
  const { answers, notes } = capability.draft;
  const level = answers[id];
  const note = notes[id] ?? '';
  return (
    <div className="capability-question">
      <RadioGroup
        layout="list"
        legend={textOfCode(t, 'question', id)}
        hint={weight > 1 ? t('double') : undefined}
        value={level === undefined ? null : String(level)}
        onValueChange={(value) => {
          const chosen = ANSWER_LEVELS.find((each) => String(each) === value);
          if (chosen !== undefined) capability.answer(id, chosen);
        }}
        options={ANSWER_LEVELS.map((each) => ({
          value: String(each),
          label: each,
          detail: t(`anchor.${scale}.${each}`),
        }))}
      />
      <details className="capability-note" open={note !== '' || undefined}>
        <summary>{t('note')}</summary>
        <Field label={t('noteLabel')} hint={t('noteHint')}>
          {(control) => (
            <textarea
              {...control}
              className="field-input"
              rows={3}
              maxLength={NOTE_LENGTH}
              value={note}
              onChange={(event) => capability.note(id, event.target.value)}
            />
          )}
        </Field>
      </details>
      {level !== undefined && (
        <Button variant="text" size="small" onClick={() => capability.answer(id, null)}>
          {t('takeBack')}
        </Button>
      )}
    </div>
  );
}
