import { useQuery } from '@tanstack/react-query';
import { Drawer } from 'antd';
import { operationQuery } from '@/features/logs/logs-api';
import type { OperationLog } from '@/features/logs/logs-schema';
import { useErrorText } from '@/shared/console-ui/edit/use-error-text';
import { cellOf } from '@/shared/console-ui/list/table/list-column';
import { useTexts } from '@/shared/i18n/use-texts';
import { useIsBelow } from '@/shared/ui/hooks/use-breakpoint';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { ErrorState } from '@/shared/ui/states/error-state';
import { LoadingState } from '@/shared/ui/states/loading-state';
import { jsonLines } from './json-lines';
import { useActionColumns } from './use-action-columns';
import { useLogWords } from './use-log-words';
import './action-drawer.css';

interface ActionDrawerProps {
  /** Null: closed. */
  id: string | null;
  onClose: () => void;
}

/** One action in a drawer on the right with what was sent and returned; full width in a narrow window. */
export function ActionDrawer({ id, onClose }: ActionDrawerProps) {
  const { t } = useTexts('logs');
  const isNarrow = useIsBelow(768);
  return (
    <Drawer
      open={id !== null}
      title={t('action.detail')}
      placement="right"
      size={isNarrow ? '100%' : 'max(45%, 560px)'}
      onClose={onClose}
      destroyOnHidden
    >
      {id !== null && <Action id={id} />}
    </Drawer>
  );
}

function Action({ id }: { id: string }) {
  const { t } = useTexts('logs');
  const errorText = useErrorText();
  const { data, isError, error, refetch } = useQuery(operationQuery(id));
  if (data) return <Facts action={data} />;
  if (data === null) return <EmptyState why={t('action.gone')} next={t('action.goneNext')} />;
  if (!isError) return <LoadingState />;
  return <ErrorState onRetry={() => void refetch()}>{errorText(error)}</ErrorState>;
}

function Facts({ action }: { action: OperationLog }) {
  const { t } = useTexts('logs');
  const { wordOf } = useLogWords();
  const facts = [
    ...useActionColumns().map((column) => ({
      id: column.id,
      head: column.head,
      content: cellOf(column, action),
    })),
    { id: 'logType', head: t('field.logType'), content: wordOf('types', action.logType) },
    { id: 'method', head: t('field.method'), content: action.method },
    { id: 'args', head: t('field.args'), content: <Code text={action.args} /> },
    { id: 'returnValue', head: t('field.returnValue'), content: <Code text={action.returnValue} /> },
  ];
  return (
    <dl className="action-facts">
      {facts.map(({ id, head, content }) => (
        <div key={id}>
          <dt>{head}</dt>
          <dd>{content || '—'}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What was sent or returned, as text. */
const Code = ({ text }: { text: string | null | undefined }) => (text ? <pre>{jsonLines(text)}</pre> : '—');
