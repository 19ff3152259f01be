import { Tree } from 'antd';
import { useState } from 'react';
import { useMenu } from '@/features/menu/menu-store';
import { useLabels } from '@/shared/i18n/label';
import { useTexts } from '@/shared/i18n/use-texts';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { Section } from '@/shared/ui/layout/section';
import { TextField } from '@/shared/ui/fields/text-field';
import { GalleryFrame } from '../gallery-frame';
import { treeOf } from '../menu-tree-nodes';

/** The menu the server sent for this user, as a tree whose entries can be searched, opened and ticked. */
export default function TreePage() {
  const { t } = useTexts('gallery', { keyPrefix: 'tree' });
  const textOf = useLabels();
  const entries = useMenu((state) => state.entries);
  const [wanted, setWanted] = useState('');
  const [ticked, setTicked] = useState(0);
  const { nodes, keys } = treeOf(entries, wanted.trim(), textOf);
  const [opened, setOpened] = useState<readonly string[] | null>(null);
  return (
    <GalleryFrame name="tree">
      <Section title={t('menu')}>
        <TextField
          label={t('find')}
          type="search"
          value={wanted}
          onChange={({ target }) => {
            setWanted(target.value);
            setOpened(null);
          }}
        />
        <p className="gallery-result" role="status">
          {t('count', { count: keys.length, ticked })}
        </p>
        {nodes.length === 0 ? (
          <EmptyState why={t('none')} next={t('noneNext')} />
        ) : (
          <Tree
            aria-label={t('menu')}
            checkable
            selectable={false}
            treeData={nodes}
            expandedKeys={[...(opened ?? keys)]}
            onExpand={(expanded) => setOpened(expanded.map(String))}
            onCheck={(checked) => setTicked(Array.isArray(checked) ? checked.length : checked.checked.length)}
          />
        )}
      </Section>
    </GalleryFrame>
  );
}
