import type { StandardGraph } from '@/features/standards/standards-schema';

const NODES = 1000;
const EDGES = 3000;
const KINDS = ['references', 'adopts', 'references', 'corresponds', 'replaces', 'basedOn'] as const;
const SECTORS = ['ev', 'smartManufacturing', 'buildingMaterials', 'textile', null] as const;
const BODIES = [
  ['SAC', 'CN'],
  ['JSA', 'JP'],
  ['ISO', null],
  ['BSN', 'ID'],
  ['STAMEQ', 'VN'],
] as const;

/** A graph of made-up standards, the same each time, with a few hubs; all of it sample data. */
export function largeGraph({ sources }: StandardGraph): StandardGraph {
  const id = (index: number) => `sample-${index}`;
  const nodes = Array.from({ length: NODES }, (_, index): StandardGraph['nodes'][number] => {
    const [body, country] = BODIES[index % BODIES.length] ?? BODIES[0];
    return {
      id: id(index),
      number: `${body} ${10_000 + index}:2020`,
      title: { text: `示例标准 ${index}`, lang: 'zh' },
      country,
      body,
      sector: SECTORS[Math.floor(index / 5) % SECTORS.length] ?? null,
      status: index % 9 === 8 ? 'withdrawn' : 'inForce',
      mark: 'sample',
    };
  });
  const edges = Array.from({ length: EDGES }, (_, index): StandardGraph['edges'][number] => {
    const from = index % NODES;
    const share = ((index * 7919) % 10_007) / 10_007;
    const to = Math.floor(share ** 3 * NODES);
    const kind = KINDS[index % KINDS.length] ?? 'references';
    return {
      id: `sample-relation-${index}`,
      from: id(from),
      to: id(to === from ? (to + 1) % NODES : to),
      kind,
      degree: kind === 'adopts' ? 'MOD' : null,
      mark: 'sample',
    };
  });
  return { total: NODES, nodes, edges, sources };
}
