import { Tree } from 'antd';
import { useMenuNames } from '@/features/menu/use-menu-names';
import type { MenuPermsNode } from '../menus/menu-admin-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { Icon } from '@/shared/ui/controls/icon';
import { allIds, leavesOf } from './perms-to-send';
import './perms-input.css';

interface PermsInputProps {
  id?: string;
  tree: readonly MenuPermsNode[];
  /** Ids of the checked leaves, comma-separated. */
  value?: string | null;
  onChange?: (value: string) => void;
}

interface Branch {
  key: string;
  name: string;
  type: string;
  children: Branch[];
}

/** Menus and buttons as a tree of checkboxes: a parent is checked with all its children, half with some of them. */
export function PermsInput({ id, tree, value, onChange }: PermsInputProps) {
  const { t } = useTexts('personnel');
  const nameOf = useMenuNames();
  const checked = (value ?? '').split(',').filter((one) => one !== '');
  const change = (ids: readonly string[]) => onChange?.(leavesOf(tree, ids).join(','));
  const leaves = leavesOf(tree, allIds(tree));
  const title = (branch: Branch) => (
    <>
      {branch.name}
      {branch.type === '2' && <span className="perms-input-kind">{t('menu.types.2')}</span>}
    </>
  );
  return (
    <div id={id} className="perms-input">
      <div className="perms-input-tools">
        <span>{t('roles.permsCount', { count: checked.length, total: leaves.length })}</span>
        <Button size="small" variant="text" onClick={() => change(leaves)}>
          {t('roles.permsAll')}
        </Button>
        <Button size="small" variant="text" onClick={() => change([])}>
          {t('roles.permsNone')}
        </Button>
      </div>
      <Tree<Branch>
        aria-label={t('roles.perms')}
        checkable
        // The kit's own arrow has a name, which would be read before that of each menu.
        switcherIcon={<Icon name="chevron" size={12} />}
        selectable={false}
        defaultExpandedKeys={tree.map((node) => node.id)}
        treeData={branches(tree, nameOf)}
        checkedKeys={checked}
        titleRender={title}
        onCheck={(keys) => change((Array.isArray(keys) ? keys : keys.checked).map(String))}
      />
    </div>
  );
}

const branches = (nodes: readonly MenuPermsNode[], nameOf: (node: MenuPermsNode) => string): Branch[] =>
  nodes.map((node) => ({
    key: node.id,
    name: nameOf(node),
    type: node.type,
    children: branches(node.children ?? [], nameOf),
  }));
