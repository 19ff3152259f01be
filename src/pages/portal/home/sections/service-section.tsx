import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CountryOptions } from '@/features/countries/country-options';
import { readHsInput } from '@/features/hs/hs-code';
import type { GuideStepId } from '@/features/service-guide/guide-steps';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { Button } from '@/shared/ui/controls/button';
import { Icon } from '@/shared/ui/controls/icon';
import { Section } from '@/shared/ui/layout/section';
import type { Task } from '../sentence/task';
import '@/shared/ui/fields/field.css';

type CountryPair = Pick<Task, 'from' | 'to'>;

/** The steps of the guide, repeated here to avoid loading its code; their names are the guide's. */
const STEPS: readonly GuideStepId[] = ['classify', 'rate', 'rule', 'proof', 'ship', 'claim', 'other'];

/**
 * Service guidance with origin and destination country pickers (specification §1); it starts with the route of the
 * sentence and passes on its product and date.
 */
export function ServiceSection({ task }: { task: Task }) {
  const { t } = useTexts('home');
  const navigate = useNavigate();
  const [picked, setPicked] = useState<Partial<CountryPair>>({});
  const pair: CountryPair = { from: task.from, to: task.to, ...picked };
  const change = (part: Partial<CountryPair>) => setPicked({ ...picked, ...part });
  return (
    <Section title={t('service.title')} lead={t('service.lead')}>
      <form
        className="home-pair"
        onSubmit={(event) => {
          event.preventDefault();
          void navigate(paths.serviceGuide({ hs: productOf(task), ...pair, date: task.date }));
        }}
      >
        <Picker label={t('service.from')} value={pair.from} onPick={(from) => change({ from })} />
        <Button
          iconOnly
          aria-label={t('service.swap')}
          onClick={() => change({ from: pair.to, to: pair.from })}
        >
          <Icon name="swap" />
        </Button>
        <Picker label={t('service.to')} value={pair.to} onPick={(to) => change({ to })} />
        <Button type="submit">{t('service.list')}</Button>
      </form>
      <ol className="home-steps">
        {STEPS.map((step) => (
          <li key={step}>
            <b>{t(`service.${step}.name`)}</b>
            <span>{t(`service.${step}.words`)}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** The product for the guide's address: digits or words; empty if it is neither. */
function productOf({ hs }: Task): string | undefined {
  const input = readHsInput(hs);
  if (input.kind === 'invalid') return undefined;
  return input.kind === 'code' ? input.digits : input.text;
}

function Picker(props: { label: string; value: string; onPick: (code: string) => void }) {
  return (
    <label className="home-picker">
      <span className="field-label">{props.label}</span>
      <span className="field-select">
        <select
          className="field-input"
          value={props.value}
          onChange={(event) => props.onPick(event.target.value)}
        >
          <CountryOptions />
        </select>
        <Icon name="chevron" size={16} />
      </span>
    </label>
  );
}
