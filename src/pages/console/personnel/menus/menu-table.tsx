import type { CSSProperties } from 'react';
import { ROOT_MENU_ID } from './menu-admin-api';
import type { MenuLevelRow } from './menu-admin-schema';
import { MenuActions } from './menu-actions';
import { MenuBranchName } from './menu-branch-name';
import { MenuBranchOpener } from './menu-branch-opener';
import { menuBranches, placedBranches } from './menu-levels';
import type { MenuLevel } from './menu-levels';
import type { MenuActionsOf } from './use-menu-actions';
import '@/shared/console-ui/list/table/list-table.css';
import { useTexts } from '@/shared/i18n/use-texts';
import './menu-table.css';

/** The loaded entries, the open ones, and their actions. */
export interface MenuTableProps {
  levels: ReadonlyMap<string, MenuLevel>;
  /** Ids of the open entries. */
  open: readonly string[];
  onOpen: (ids: readonly string[]) => void;
  actions: MenuActionsOf;
}

/** The menu as a tree table; opening an entry loads the level below it. */
export function MenuTable({ levels, open, onOpen, actions }: MenuTableProps) {
  const { t } = useTexts(['personnel', 'console']);
  return (
    <div className="list-grid menu-table">
      <table aria-label={t('menus.title')}>
        <thead>
          <tr>
            {HEADS.map((field) => (
              <th key={field} scope="col" className={field === 'sortNo' ? 'list-number' : undefined}>
                {t(`menu.${field}`)}
              </th>
            ))}
            <th scope="col" className="list-actions">
              {t('console:list.actions')}
            </th>
          </tr>
        </thead>
        <tbody>
          {placedBranches(menuBranches(levels, ROOT_MENU_ID), open).map(({ branch, depth }) => (
            <tr key={branch.key}>
              <td
                className="menu-table-name"
                style={{ '--menu-depth': depth } as CSSProperties}
                colSpan={branch.entry === null ? HEADS.length + 1 : undefined}
              >
                <MenuBranchOpener branch={branch} open={open} onOpen={onOpen} />
                <MenuBranchName branch={branch} />
              </td>
              {branch.entry !== null && (
                <>
                  <EntryCells entry={branch.entry} />
                  <td className="list-actions">
                    <MenuActions entry={branch.entry} actions={actions} />
                  </td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const HEADS = ['menuName', 'type', 'sortNo', 'url', 'component', 'permissions', 'hidden'] as const;

function EntryCells({ entry }: { entry: MenuLevelRow }) {
  const { t } = useTexts('personnel');
  return (
    <>
      <td>{t(`menu.types.${entry.type}`, entry.type)}</td>
      <td className="list-number">{entry.sortNo ?? '—'}</td>
      <td>{entry.url || '—'}</td>
      <td>{entry.component || '—'}</td>
      <td>{entry.permissions || '—'}</td>
      <td>{t(entry.hidden === '1' ? 'yes' : 'no')}</td>
    </>
  );
}
