import { Permitted } from '@/features/session/permitted';
import { RowAction } from '@/shared/console-ui/list/table/row-action';
import { useTexts } from '@/shared/i18n/use-texts';

interface ContentActionsProps {
  /** The name of the row. */
  subject: string;
  onEdit: () => void;
  onDelete: () => void;
  /** Opens the indicators and relations of a standard. */
  onOpen?: () => void;
}

/** Edit, parts, delete of one row, depending on permissions. */
export function ContentActions({ subject, onEdit, onDelete, onOpen }: ContentActionsProps) {
  const { t } = useTexts('standards-admin');
  return (
    <>
      <Permitted anyOf={['content_standard_update']}>
        <RowAction subject={subject} onPress={onEdit}>
          {t('action.edit')}
        </RowAction>
      </Permitted>
      {onOpen !== undefined && (
        <RowAction subject={subject} onPress={onOpen}>
          {t('action.parts')}
        </RowAction>
      )}
      <Permitted anyOf={['content_standard_delete']}>
        <RowAction subject={subject} isDeletion onPress={onDelete}>
          {t('action.delete')}
        </RowAction>
      </Permitted>
    </>
  );
}
