import type { DictDetail } from '@/features/dictionary/dict-detail-schema';
import { Permitted } from '@/features/session/permitted';
import { RowAction } from '@/shared/console-ui/list/table/row-action';
import { useTexts } from '@/shared/i18n/use-texts';

interface EntryActionsProps {
  entry: DictDetail;
  /** Why the entry cannot be changed; null if it can. */
  lockReason: string | null;
  onEdit: () => void;
  onDelete: () => void;
}

/** Edit and delete of one entry, depending on permissions. */
export function EntryActions({ entry, lockReason, onEdit, onDelete }: EntryActionsProps) {
  const { t } = useTexts('dictionary');
  return (
    <>
      <Permitted anyOf={['system_dict_update']}>
        <RowAction subject={entry.dictName} disabledReason={lockReason} onPress={onEdit}>
          {t('action.edit')}
        </RowAction>
      </Permitted>
      <Permitted anyOf={['system_dict_delete']}>
        <RowAction subject={entry.dictName} disabledReason={lockReason} isDeletion onPress={onDelete}>
          {t('action.delete')}
        </RowAction>
      </Permitted>
    </>
  );
}
