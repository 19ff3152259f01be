import { useState } from 'react';
import type { ContentRow, ContentValues } from '@/features/content/content-schema';
import { Refusal } from '@/shared/console-ui/edit/refusal';
import { Button } from '@/shared/ui/controls/button';
import { TextField } from '@/shared/ui/fields/text-field';
import { confirmEdition } from '../editions-api';
import { useEditionWords } from '../use-edition-words';
import { useEditionWrites } from './use-edition-writes';

interface ConfirmFormProps {
  row: ContentRow;
  /** Of the edition to confirm. */
  values: ContentValues;
  onClose: () => void;
}

/** At which document an edition was confirmed; at first the one it is from. */
export function ConfirmForm({ row, values, onClose }: ConfirmFormProps) {
  const { t } = useEditionWords();
  const { run, isUnderWay, refusal, forgetRefusal } = useEditionWrites();
  const textOf = (field: string) => String(values[field] ?? '');
  const [source, setSource] = useState({
    document: textOf('title'),
    url: textOf('url'),
    date: textOf('asOf'),
  });
  const isDate = /^\d{4}(-\d{2}(-\d{2})?)?$/.test(source.date);
  const isReady = source.document.trim() !== '' && isDate && /^(https?:\/\/\S+)?$/.test(source.url);
  const field = (name: keyof typeof source, hint?: string) => (
    <TextField
      label={t(`confirm.${name}`)}
      hint={hint}
      value={source[name]}
      inputMode={name === 'url' ? 'url' : undefined}
      autoComplete="off"
      onChange={(event) => setSource({ ...source, [name]: event.target.value })}
    />
  );
  const confirm = () => run('confirm', () => confirmEdition(row, textOf('file'), source), t('confirm.done'));
  return (
    <>
      <p>{t('confirm.text')}</p>
      <div className="edition-fields">
        {field('document')}
        {field('url')}
        {field('date', t('facts.asOf'))}
      </div>
      <div className="edition-action button-row">
        <Button variant="primary" disabled={!isReady} aria-busy={isUnderWay} onClick={() => void confirm()}>
          {t('confirm.action')}
        </Button>
        <Button variant="text" onClick={onClose}>
          {t('confirm.cancel')}
        </Button>
      </div>
      <Refusal text={refusal} onClose={forgetRefusal} />
    </>
  );
}
