import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { DraftsNote } from '../edit/drafts-note';
import type { RowWrites } from '../edit/use-row-writes';
import type { WritesNoteProps } from '../edit/writes-note';
import { ListPage } from '../list/page/list-page';
import { ListTools } from '../list/page/list-tools';
import type { ListColumn } from '../list/table/list-column';
import { TreeSearch } from './tree-search';
import { TreeTable } from './tree-table';
import { TreeToolsEnd } from './tree-tools-end';
import { useTreeSearch, type SearchedTree } from './use-tree-search';
import type { TreeRow } from './found-tree';

interface TreePageProps<Row> {
  /** The tree; a constant outside the component. */
  tree: SearchedTree<Row>;
  words: TreeWords;
  /** That of the title; `h1` by default. */
  heading?: 'h1' | 'h2';
  nameOf: (row: Row) => string;
  /** True where the name is no field of the row, so that the search looks at it as it is shown. */
  isNameSearched?: boolean;
  /** The columns after the name. */
  columns: readonly ListColumn<Row>[];
  /** The last column; missing where the user may do nothing with a row. */
  rowActions?: (row: Row) => ReactNode;
  /** Missing where the user may not add. */
  onAdd?: () => void;
  writes: WritesNoteProps & Pick<RowWrites, 'readAgain'>;
  /** Unsaved forms by the prefix of their keys, and how one is opened; null for none, and while a form is open. */
  drafts?: { start: string; onOpen: (id: string | null) => void } | null;
}

interface TreeWords {
  title: string;
  /** The number of rows on the first level. */
  count: (count: number) => string;
  /** The label of the search. */
  search: string;
  add: string;
  /** The heads of a row's name, and of its parent's in the file. */
  name: string;
  parent: string;
  /** What an empty tree says, and for those who may add what to do. */
  none: string;
  noneNext: string;
}

/** A page with a tree that is loaded level by level, searched, exported and edited. */
export function TreePage<Row extends TreeRow>(props: TreePageProps<Row>) {
  const {
    tree,
    words,
    heading,
    nameOf,
    columns,
    rowActions,
    onAdd,
    writes,
    drafts = null,
    isNameSearched = false,
  } = props;
  const { t } = useTexts('console');
  const client = useQueryClient();
  const { query, search, found, topCount, table } = useTreeSearch<Row>(
    tree,
    isNameSearched ? nameOf : undefined,
  );
  const topText = topCount === undefined ? undefined : words.count(topCount);
  return (
    <ListPage
      heading={heading}
      title={words.title}
      count={found === undefined ? topText : t('tree.found', { count: found })}
      filters={<TreeSearch label={words.search} query={query} onSearch={search} />}
      notice={drafts !== null && <DraftsNote {...drafts} />}
      tools={
        <ListTools
          addText={words.add}
          writes={writes}
          onAdd={onAdd}
          end={
            <TreeToolsEnd
              columns={columns}
              heads={{ name: words.name, parent: words.parent }}
              nameOf={nameOf}
              fileName={words.title}
              read={() => client.query(tree.wholeQuery)}
              onRefresh={writes.readAgain}
            />
          }
        />
      }
      table={
        <TreeTable
          label={words.title}
          nameHead={words.name}
          nameOf={nameOf}
          columns={columns}
          {...table}
          actions={rowActions}
          empty={{ why: words.none, next: onAdd === undefined ? undefined : words.noneNext }}
        />
      }
    />
  );
}
