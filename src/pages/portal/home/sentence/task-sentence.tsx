import type { ReactNode, SubmitEvent } from 'react';
import { CountryOptions } from '@/features/countries/country-options';
import { useTexts } from '@/shared/i18n/use-texts';
import { DateInput } from '@/shared/ui/fields/date-input';
import { Icon } from '@/shared/ui/controls/icon';
import type { Task } from './task';
import './task-sentence.css';

interface TaskSentenceProps {
  task: Task;
  /** The product field, with its label. */
  productField: ReactNode;
  error: 'empty' | 'format' | null;
  /** Codes to choose from, below the error. */
  choice?: ReactNode;
  /** True once the app has mounted and handles input. */
  isUsable: boolean;
  onChange: (change: Partial<Task>) => void;
  onSubmit: () => void;
}

/** The question of the site as one sentence; the build renders it into `index.html`, the app in the same place. */
export function TaskSentence({
  task,
  productField,
  error,
  choice,
  isUsable,
  onChange,
  onSubmit,
}: TaskSentenceProps) {
  const { t } = useTexts('home');
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form
      className="task"
      name="task"
      data-takeover="sentence"
      noValidate
      onSubmit={handleSubmit}
      data-usable={isUsable ? 'app' : undefined}
    >
      <div className="task-line task-line-product">
        <span className="task-word">{t('task.product')}</span>
        {productField}
      </div>
      {error && (
        <p className="task-error" id="task-error" role="alert">
          {t(`task.error.${error}`)}
        </p>
      )}
      {choice}
      <div className="task-line task-line-pair">
        <CountryField
          name="from"
          value={task.from}
          label={t('task.from')}
          onChange={(from) => onChange({ from })}
        />
        <button
          type="button"
          className="task-swap"
          aria-label={t('task.swap')}
          onClick={() => onChange({ from: task.to, to: task.from })}
        >
          <Icon name="swap" />
        </button>
        <CountryField name="to" value={task.to} label={t('task.to')} onChange={(to) => onChange({ to })} />
        <span className="task-part task-part-date">
          <label className="task-date-label" htmlFor="task-date">
            {t('task.date')}
          </label>
          <DateInput
            className="task-field"
            id="task-date"
            name="date"
            value={task.date}
            onValueChange={(date) => onChange({ date })}
          />
        </span>
        <button type="submit" className="task-submit">
          {t('task.submit')}
        </button>
      </div>
    </form>
  );
}

function CountryField(props: {
  name: string;
  label: string;
  value: string;
  onChange: (code: string) => void;
}) {
  const id = `task-${props.name}`;
  return (
    <span className={`task-part task-part-${props.name}`}>
      <label className="task-word" htmlFor={id}>
        {props.label}
      </label>
      <span className="task-select">
        <select
          className="task-field"
          id={id}
          name={props.name}
          value={props.value}
          onChange={(event) => props.onChange(event.target.value)}
        >
          <CountryOptions />
        </select>
        <Icon name="chevron" />
      </span>
    </span>
  );
}
