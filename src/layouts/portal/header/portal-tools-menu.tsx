import { useCallback, useId, useRef, useState } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { Icon } from '@/shared/ui/controls/icon';
import { Link } from '@/shared/ui/controls/link';
import { useDismiss } from '@/shared/ui/hooks/use-dismiss';
import { currentMark, type PortalMenuEntry } from './portal-menu-entries';

interface PortalToolsMenuProps {
  entry: PortalMenuEntry;
  tools: readonly PortalMenuEntry[];
  currentPath: string;
}

/** 标准服务: a button that discloses the links to its tools. Escape, a press elsewhere and leaving it close the list. */
export function PortalToolsMenu({ entry, tools, currentPath }: PortalToolsMenuProps) {
  const { t } = useTexts('shell');
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useDismiss(
    isOpen,
    box,
    button,
    useCallback(() => setIsOpen(false), []),
  );

  return (
    <div ref={box} className="portal-tools">
      <button
        ref={button}
        type="button"
        className="portal-menu-entry"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-current={currentMark(entry, currentPath) && 'true'}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t(`menu.${entry.key}`)}
        <Icon name="chevron" size={16} />
      </button>
      <ul id={listId} className="portal-tools-list" hidden={!isOpen}>
        {[{ ...entry, key: 'standardAll' as const }, ...tools].map((tool) => (
          <li key={tool.key}>
            <Link
              to={tool.to}
              aria-current={tool.path === currentPath ? 'page' : undefined}
              onClick={() => setIsOpen(false)}
            >
              {t(`menu.${tool.key}`)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
