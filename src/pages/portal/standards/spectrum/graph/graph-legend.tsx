import { RELATION_KINDS } from '@/features/standards/standards-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { SECTOR_IDS } from '@/shared/routing/paths';
import { LinkKey } from './link-key';
import { useSpectrumWords } from '../spectrum-words';

const SHAPES = {
  ev: 'M6 1a5 5 0 1 1 0 10A5 5 0 0 1 6 1',
  smartManufacturing: 'M1 1h10v10H1z',
  buildingMaterials: 'M6 1l5 10H1z',
  textile: 'M6 0l6 6-6 6-6-6z',
} as const;

/** The legend of a graph: shapes by sector, lines by kind, and the meaning of an outline and a strong edge. */
export function GraphLegend() {
  const { t } = useTexts('spectrum');
  const words = useSpectrumWords();
  return (
    <ul className="spectrum-legend" aria-label={t('legend.label')}>
      {SECTOR_IDS.map((sector, index) => (
        <li key={sector}>
          <Shape path={SHAPES[sector]} className={`spectrum-shape-${index + 1}`} />
          {words.sector(sector)}
        </li>
      ))}
      <li>
        <Shape path={SHAPES.ev} className="spectrum-shape-6" />
        {words.sector(null)}
      </li>
      <li>
        <Shape path={SHAPES.ev} className="spectrum-shape-hollow" />
        {t('legend.hollow')}
      </li>
      <li>
        <Shape path={SHAPES.ev} className="spectrum-shape-marked" />
        {t('legend.marked')}
      </li>
      {RELATION_KINDS.map((kind) => (
        <li key={kind}>
          <LinkKey kind={kind} />
          {words.kind(kind)}
        </li>
      ))}
    </ul>
  );
}

function Shape({ path, className }: { path: string; className: string }) {
  return (
    <svg className={className} width="14" height="14" viewBox="-1 -1 14 14" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
