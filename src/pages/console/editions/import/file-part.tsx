import type { ContentRow } from '@/features/content/content-schema';
import { useConfirm } from '@/shared/console-ui/use-confirm';
import { downloadText } from '@/shared/files/download';
import { Button } from '@/shared/ui/controls/button';
import { ChooseFileButton } from '@/shared/ui/controls/choose-file-button';
import { Note } from '@/shared/ui/states/note';
import { type BaseEdition, baseEditions } from '../base-editions';
import { linesFileName } from '../lines/lines-file';
import { Part } from '../part';
import { useEditionWords } from '../use-edition-words';
import { SheetsChoice } from './sheets-choice';
import { templateFile } from './template-file';
import type { Import } from './use-import';

interface FilePartProps {
  run: Import;
  subject: string;
  row: ContentRow | null;
}

/** The choice of a file, or of an edition to correct; what is known of it, and why it cannot be used. */
export function FilePart({ run, subject, row }: FilePartProps) {
  const { t, own, count } = useEditionWords();
  const { draft, reading, opened, fault, work, saved } = run;
  const confirm = useConfirm();
  const mayReplace = (file: string) => () =>
    confirm({
      content: t('file.replace', { file, before: draft.fileName }),
      detail: t('file.replaceDetail'),
      isDeletion: true,
    });
  const begin = ({ values }: BaseEdition) =>
    run.takeEdition(values, mayReplace(linesFileName(subject, values['validFrom'])));
  const chooseSheets = (sheets: readonly string[]) =>
    run.chooseSheets(sheets, () =>
      confirm({
        content: t('file.sheets.question'),
        detail: t('file.sheets.detail'),
        isDeletion: true,
      }),
    );
  const template = () =>
    downloadText(
      'edition-template.csv',
      'text/csv',
      templateFile(subject, { example: t('file.example'), source: t('file.exampleSource') }),
    );
  return (
    <Part title={t('file.title')}>
      <p>{own(subject, 'file.formats')}</p>
      <p>{t('file.stored')}</p>
      <div className="edition-file">
        <ChooseFileButton
          size="small"
          accept=".csv,.tsv,.txt,.xlsx"
          onChoose={(chosen) => void run.choose(chosen, mayReplace(chosen.name))}
        >
          {own(subject, 'file.label')}
        </ChooseFileButton>
        {opened !== null && <span>{draft.fileName}</span>}
        {baseEditions(row).map((base) => (
          <Button key={base.is} size="small" onClick={() => void begin(base)}>
            {t(`file.begin.${base.is}`)}
          </Button>
        ))}
        <Button size="small" variant="text" onClick={template}>
          {t('file.template')}
        </Button>
      </div>
      {row !== null && <p>{own(subject, 'file.beginHint')}</p>}
      <p role="status">
        {work === 'opening' && t('file.opening', { file: reading })}
        {work === 'checking' && t('file.checking')}
        {work === null && opened !== null && t('file.opened', { rows: count(opened.rows) ?? '' })}
        {work === null && opened?.encoding === 'gbk' && ` ${t('file.gbk')}`}
      </p>
      {opened !== null && (
        <SheetsChoice sheets={opened.sheets} onChoose={(sheets) => void chooseSheets(sheets)} />
      )}
      {opened?.hasFormulas === true && <Note tone="warning">{t('file.formulas')}</Note>}
      {fault !== null && (
        <Note tone="negative" role="alert">
          {t('file.fault', { file: reading, reason: t(`fault.${fault}`) })}
          {opened !== null && ` ${t('file.unchanged', { file: draft.fileName })}`}
        </Note>
      )}
      {saved !== 'saved' && draft.fileName !== '' && <Note tone="warning">{t(`saved.${saved}`)}</Note>}
    </Part>
  );
}
