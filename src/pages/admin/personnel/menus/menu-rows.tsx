import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { ROOT_MENU_ID } from '@/features/menu-admin/menu-admin-api';
import type { MenuLevelRow } from '@/features/menu-admin/menu-admin-schema';
import { MenuActions } from './menu-actions';
import { MenuBranchName, MenuOpener } from './menu-branch-name';
import { menuBranches } from './menu-levels';
import type { MenuBranch } from './menu-levels';
import type { MenuTableProps } from './menu-table';
import '@/shared/console-ui/list-table.css';
import './menu-table.css';

/** The menu where a table has no room: an entry to a row, set in by its level, what is known of it below its name. */
export function MenuRows({ levels, open, onOpen, actions }: MenuTableProps) {
  const { t } = useTranslation('personnel');
  const toggle = (id: string) =>
    onOpen(open.includes(id) ? open.filter((other) => other !== id) : [...open, id]);
  return (
    <ul className="list-rows" aria-label={t('menus.title')}>
      {inOrder(menuBranches(levels, ROOT_MENU_ID), open).map(({ branch, depth }) => (
        <li key={branch.key} className="menu-row" style={{ '--menu-depth': depth } as CSSProperties}>
          <div className="list-rows-head">
            <MenuOpener branch={branch} open={open} onToggle={toggle} />
            <b>
              <MenuBranchName branch={branch} />
            </b>
            {branch.entry && (
              <span className="menu-row-type">{t(`menu.types.${branch.entry.type}`, branch.entry.type)}</span>
            )}
          </div>
          {branch.entry && (
            <>
              <Facts entry={branch.entry} />
              <div className="list-rows-actions">
                <MenuActions entry={branch.entry} actions={actions} />
              </div>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Only what an entry has: most have no permission, buttons have no address. */
function Facts({ entry }: { entry: MenuLevelRow }) {
  const { t } = useTranslation('personnel');
  const facts = [
    ['sortNo', entry.sortNo],
    ['url', entry.url],
    ['component', entry.component],
    ['permissions', entry.permissions],
    ['hidden', entry.hidden === '1' ? t('yes') : null],
  ] as const;
  return (
    <dl className="list-rows-cells">
      {facts.map(
        ([key, fact]) =>
          fact != null &&
          fact !== '' && (
            <div key={key}>
              <dt>{t(`menu.${key}`)}</dt>
              <dd>{fact}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

interface PlacedBranch {
  branch: MenuBranch;
  /** 0 for the first level. */
  depth: number;
}

/** The branches that are to be seen, from top to bottom. */
function inOrder(branches: readonly MenuBranch[], open: readonly string[], depth = 0): PlacedBranch[] {
  return branches.flatMap((branch) => [
    { branch, depth },
    ...(branch.entry !== null && branch.children && open.includes(branch.key)
      ? inOrder(branch.children, open, depth + 1)
      : []),
  ]);
}
