import type { DictType } from '@/features/dictionary/dictionary-schema';
import { Permitted } from '@/features/session/permitted';
import { RowAction } from '@/shared/console-ui/list/table/row-action';
import { useTexts } from '@/shared/i18n/use-texts';

interface TypeActionsProps {
  type: DictType;
  /** Why the type cannot be changed; null if it can. */
  lockReason: string | null;
  onEdit: () => void;
  onOpen: () => void;
  onDelete: () => void;
}

/** Edit, entries, delete of one type, depending on permissions. */
export function TypeActions({ type, lockReason, onEdit, onOpen, onDelete }: TypeActionsProps) {
  const { t } = useTexts('dictionary');
  return (
    <>
      <Permitted anyOf={['system_dict_update']}>
        <RowAction subject={type.typeCode} disabledReason={lockReason} onPress={onEdit}>
          {t('action.edit')}
        </RowAction>
      </Permitted>
      <Permitted anyOf={['system_dict_setDict']}>
        <RowAction subject={type.typeCode} onPress={onOpen}>
          {t('action.entries')}
        </RowAction>
      </Permitted>
      <Permitted anyOf={['system_dict_delete']}>
        <RowAction subject={type.typeCode} disabledReason={lockReason} isDeletion onPress={onDelete}>
          {t('action.delete')}
        </RowAction>
      </Permitted>
    </>
  );
}
