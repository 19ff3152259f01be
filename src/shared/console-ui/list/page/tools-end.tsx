import type { ReactNode } from 'react';
import { isCancelled } from '@/shared/api/client/api-errors';
import { downloadText } from '@/shared/files/download';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { notify } from '@/shared/ui/states/notify';
import { useDebouncedWrite } from '../../edit/use-debounced-write';
import { useErrorText } from '../../edit/use-error-text';

interface ToolsEndProps {
  /** Name of the file, without its ending. */
  fileName: string;
  /** Resolves to the rows as CSV. Missing where the user may not export. */
  write?: () => Promise<string>;
  onRefresh: () => void;
  children?: ReactNode;
}

/** The end of a tool row: what else it has, 导出 and 刷新. A failed export is shown as a notice. */
export function ToolsEnd({ fileName, write, onRefresh, children }: ToolsEndProps) {
  const { t } = useTexts('console');
  const errorText = useErrorText();
  const exporting = useDebouncedWrite(async () => {
    if (write === undefined) return;
    try {
      downloadText(`${fileName}.csv`, 'text/csv', await write());
    } catch (error) {
      if (!isCancelled(error)) notify('error', errorText(error));
    }
  });
  return (
    <div className="list-tools-end">
      {children}
      {write !== undefined && (
        <Button size="small" aria-busy={exporting.isUnderWay} onClick={() => void exporting.run()}>
          {t(exporting.isUnderWay ? 'tools.exporting' : 'tools.export')}
        </Button>
      )}
      <Button size="small" onClick={onRefresh}>
        {t('tools.refresh')}
      </Button>
    </div>
  );
}
