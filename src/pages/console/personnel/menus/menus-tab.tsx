import { ROOT_MENU_ID } from './menu-admin-api';
import { ListPage } from '@/shared/console-ui/list/page/list-page';
import { useIsBelow } from '@/shared/ui/hooks/use-breakpoint';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { ErrorState } from '@/shared/ui/states/error-state';
import { LoadingState } from '@/shared/ui/states/loading-state';
import { ListTools } from '../list-tools';
import { MenuForm } from './menu-form';
import { MenuRows } from './menu-rows';
import { MenuTable } from './menu-table';
import { useMenuActions } from './use-menu-actions';
import { useMenuLevels } from './use-menu-levels';
import { useOpenEntries } from './use-open-entries';

/** Menus, buttons and external links as a tree loaded level by level (contract §5). */
export function MenusTab({ heading = 'h2' }: { heading?: 'h1' | 'h2' }) {
  const { t } = useTexts(['personnel', 'console']);
  const { open, setOpen } = useOpenEntries();
  const levels = useMenuLevels([ROOT_MENU_ID, ...open]);
  const actions = useMenuActions();
  const { task } = actions;
  const finish = (done: string) => {
    actions.close();
    actions.finish(done);
  };
  const top = levels.get(ROOT_MENU_ID);
  const Menu = useIsBelow(768) ? MenuRows : MenuTable;
  return (
    <>
      <ListPage
        heading={heading}
        title={t('menus.title')}
        count={top?.rows && t('menus.count', { count: top.rows.length })}
        tools={
          <ListTools
            perms="system_menu"
            addText={t('menus.add')}
            writes={actions}
            onAdd={() => actions.add(null)}
            end={
              <div className="list-tools-end">
                <Button size="small" onClick={actions.readAgain}>
                  {t('console:tools.refresh')}
                </Button>
              </div>
            }
          />
        }
        table={
          top?.rows !== undefined && top.rows.length > 0 ? (
            <Menu levels={levels} open={open} onOpen={setOpen} actions={actions} />
          ) : (
            <div className="list-state">
              {top?.rows !== undefined && <EmptyState why={t('menus.none')} next={t('menus.noneNext')} />}
              {top?.rows === undefined && top?.isError && <ErrorState onRetry={() => void top.refetch()} />}
              {top?.rows === undefined && !top?.isError && <LoadingState blocks={BLOCKS} />}
            </div>
          )
        }
      />
      {task !== null && (
        <MenuForm
          key={task.kind === 'add' ? `below:${task.parent?.id ?? ROOT_MENU_ID}` : task.entry.id}
          task={task}
          onFinish={finish}
          onClose={actions.close}
        />
      )}
    </>
  );
}

const BLOCKS = Array.from({ length: 6 }, () => ({ width: '100%', height: '22px' }));
