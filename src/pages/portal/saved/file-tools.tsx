import type { PairTicks } from '@/features/saved/checklist';
import { readSavedFile, writeSavedFile } from '@/features/saved/saved-file';
import type { SavedFile } from '@/features/saved/saved-file';
import type { SavedItem } from '@/features/saved/saved-item';
import { todayIso } from '@/shared/format/date';
import { downloadText } from '@/shared/files/download';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { ChooseFileButton } from '@/shared/ui/controls/choose-file-button';

interface FileToolsProps {
  list: readonly SavedItem[];
  checklists: readonly PairTicks[];
  onImport: (read: Extract<SavedFile, { ok: true }>) => void;
  /** Receives the reason why a file was rejected. */
  onRefuse: (message: string) => void;
}

/** Export and import of the saved items as one file. */
export function FileTools({ list, checklists, onImport, onRefuse }: FileToolsProps) {
  const { t } = useTexts('saved');
  const handleFile = async (file: File) => {
    const read = readSavedFile(await file.text());
    if (read.ok) onImport(read);
    else onRefuse(t(`badFile.${read.reason}`, { file: file.name }));
  };
  const handleExport = () =>
    downloadText(`rcep-saved-${todayIso()}.json`, 'application/json', writeSavedFile(list, checklists));
  return (
    <>
      {list.length + checklists.length > 0 && (
        <Button size="small" onClick={handleExport}>
          {t('export')}
        </Button>
      )}
      <ChooseFileButton
        size="small"
        accept=".json,application/json"
        onChoose={(file) => void handleFile(file)}
      >
        {t('import')}
      </ChooseFileButton>
    </>
  );
}
