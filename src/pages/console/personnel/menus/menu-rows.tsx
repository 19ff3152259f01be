import type { CSSProperties } from 'react';
import { ROOT_MENU_ID } from './menu-admin-api';
import type { MenuLevelRow } from './menu-admin-schema';
import { MenuActions } from './menu-actions';
import { MenuBranchName } from './menu-branch-name';
import { MenuBranchOpener } from './menu-branch-opener';
import { menuBranches, placedBranches } from './menu-levels';
import type { MenuTableProps } from './menu-table';
import '@/shared/console-ui/list/table/list-table.css';
import { useTexts } from '@/shared/i18n/use-texts';
import './menu-table.css';

/** The menu for narrow screens: one row per entry, indented by level, with its details below its name. */
export function MenuRows({ levels, open, onOpen, actions }: MenuTableProps) {
  const { t } = useTexts('personnel');
  return (
    <ul className="list-rows" aria-label={t('menus.title')}>
      {placedBranches(menuBranches(levels, ROOT_MENU_ID), open).map(({ branch, depth }) => (
        <li key={branch.key} className="menu-row" style={{ '--menu-depth': depth } as CSSProperties}>
          <div className="list-rows-head">
            <MenuBranchOpener branch={branch} open={open} onOpen={onOpen} />
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
  const { t } = useTexts('personnel');
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
