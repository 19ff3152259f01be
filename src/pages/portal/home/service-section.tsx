import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CountryOptions } from '@/features/countries/country-options';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { Section } from '@/shared/ui/section';
import type { Task } from './task';
import '@/shared/ui/field.css';

type Lane = Pick<Task, 'from' | 'to'>;

const STEPS = ['classify', 'rate', 'origin', 'proof', 'declare'] as const;

/** Service guidance with origin and destination country pickers (specification §1); it begins with the lane of the sentence. */
export function ServiceSection({ task }: { task: Task }) {
  const { t } = useTexts('home');
  const navigate = useNavigate();
  const [picked, setPicked] = useState<Partial<Lane>>({});
  const lane: Lane = { from: task.from, to: task.to, ...picked };
  const change = (part: Partial<Lane>) => setPicked({ ...picked, ...part });
  return (
    <Section title={t('service.title')} lead={t('service.lead')}>
      <form
        className="home-lane"
        onSubmit={(event) => {
          event.preventDefault();
          void navigate(paths.serviceGuide(lane));
        }}
      >
        <Picker label={t('service.from')} value={lane.from} onPick={(from) => change({ from })} />
        <Button
          iconOnly
          aria-label={t('service.swap')}
          onClick={() => change({ from: lane.to, to: lane.from })}
        >
          <Icon name="swap" />
        </Button>
        <Picker label={t('service.to')} value={lane.to} onPick={(to) => change({ to })} />
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
