import { useId } from 'react';
import { downloadText } from '@/shared/files/download';
import { Button } from '@/shared/ui/controls/button';
import { Note } from '@/shared/ui/states/note';
import { Part } from '../part';
import { useEditionWords } from '../use-edition-words';
import { templateFile } from './template-file';
import type { Import } from './use-import';

/** The choice of a file, what is known of it, and why it cannot be used. */
export function FilePart({ run, subject }: { run: Import; subject: string }) {
  const { t, own } = useEditionWords();
  const id = useId();
  const { draft, opened, fault, work, saved } = run;
  const template = () =>
    downloadText(
      'edition-template.csv',
      'text/csv',
      templateFile(subject, { example: t('file.example'), source: t('file.exampleSource') }),
    );
  return (
    <Part title={t('file.title')}>
      <p>{own(subject, 'file.formats')}</p>
      <div className="edition-file">
        <label htmlFor={id}>{own(subject, 'file.label')}</label>
        <input
          id={id}
          type="file"
          accept=".csv,.tsv,.txt,.xlsx"
          onChange={(event) => {
            const [chosen] = event.target.files ?? [];
            if (chosen !== undefined) void run.choose(chosen);
            event.target.value = '';
          }}
        />
        <Button size="small" variant="text" onClick={template}>
          {t('file.template')}
        </Button>
      </div>
      <p role="status">
        {work === 'opening' && t('file.opening', { file: draft.fileName })}
        {work === 'checking' && t('file.checking')}
        {work === null && opened !== null && t('file.opened', { file: draft.fileName, rows: opened.rows })}
        {work === null && opened?.encoding === 'gbk' && ` ${t('file.gbk')}`}
      </p>
      {opened?.hasFormulas === true && <Note tone="warning">{t('file.formulas')}</Note>}
      {fault !== null && (
        <Note tone="negative" role="alert">
          {t(`fault.${fault}`)}
        </Note>
      )}
      {saved !== 'saved' && draft.fileName !== '' && <Note tone="warning">{t(`saved.${saved}`)}</Note>}
    </Part>
  );
}
