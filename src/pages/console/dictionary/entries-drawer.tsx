import { useQuery } from '@tanstack/react-query';
import { Drawer } from 'antd';
import { DICT_TYPES_KEY, findDictByCode } from '@/features/dictionary/dictionary-api';
import { useErrorText } from '@/shared/console-ui/edit/use-error-text';
import { useIsBelow } from '@/shared/ui/hooks/use-breakpoint';
import { useTexts } from '@/shared/i18n/use-texts';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { ErrorState } from '@/shared/ui/states/error-state';
import { LoadingState } from '@/shared/ui/states/loading-state';
import { EntriesList } from './entries-list';

interface EntriesDrawerProps {
  /** Null: closed. */
  typeCode: string | null;
  onClose: () => void;
  isDirty: boolean;
  onDirtyChange: (isDirty: boolean) => void;
}

/** The entries of a type in a drawer on the right: 45 % of the window, full width in a narrow one. */
export function EntriesDrawer({ typeCode, onClose, isDirty, onDirtyChange }: EntriesDrawerProps) {
  const { t } = useTexts('dictionary');
  const isNarrow = useIsBelow(768);
  return (
    <Drawer
      open={typeCode !== null}
      title={typeCode === null ? '' : t('entry.title', { code: typeCode })}
      placement="right"
      size={isNarrow ? '100%' : 'max(45%, 560px)'}
      onClose={onClose}
      destroyOnHidden
    >
      {typeCode !== null && (
        <EntriesOf key={typeCode} typeCode={typeCode} isDirty={isDirty} onDirtyChange={onDirtyChange} />
      )}
    </Drawer>
  );
}

function EntriesOf({
  typeCode,
  isDirty,
  onDirtyChange,
}: {
  typeCode: string;
  isDirty: boolean;
  onDirtyChange: (isDirty: boolean) => void;
}) {
  const { t } = useTexts('dictionary');
  const errorText = useErrorText();
  const type = useQuery({
    queryKey: [...DICT_TYPES_KEY, 'byCode', typeCode],
    queryFn: ({ signal }) => findDictByCode(typeCode, signal),
    staleTime: 0,
  });
  if (type.data) return <EntriesList type={type.data} isDirty={isDirty} onDirtyChange={onDirtyChange} />;
  if (type.data === null) return <EmptyState why={t('type.unknown')} next={t('type.unknownNext')} />;
  if (!type.isError) return <LoadingState />;
  return <ErrorState onRetry={() => void type.refetch()}>{errorText(type.error)}</ErrorState>;
}
