type Triple = readonly [number, number, number];

/** Machado, Oliveira and Fernandes (2009), severity 1, on linear RGB. */
const SIMULATIONS = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Record<string, readonly [Triple, Triple, Triple]>;

export type ColourVision = keyof typeof SIMULATIONS;
export const COLOUR_VISIONS = Object.keys(SIMULATIONS) as ColourVision[];

/** Distance in OKLab × 100 of two #rrggbb colours as an eye of that kind sees them. */
export function seenDistance(one: string, other: string, vision: ColourVision): number {
  const [a, b] = [one, other].map((colour) => okLab(seen(linearRgb(colour), vision))) as [Triple, Triple];
  return 100 * Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function seen(rgb: Triple, vision: ColourVision): Triple {
  return SIMULATIONS[vision].map((row) => Math.min(1, Math.max(0, dot(row, rgb)))) as unknown as Triple;
}

function linearRgb(colour: string): Triple {
  return [1, 3, 5].map((at) => {
    const channel = parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as unknown as Triple;
}

function okLab(rgb: Triple): Triple {
  const lms: Triple = [
    Math.cbrt(dot([0.4122214708, 0.5363325363, 0.0514459929], rgb)),
    Math.cbrt(dot([0.2119034982, 0.6806995451, 0.1073969566], rgb)),
    Math.cbrt(dot([0.0883024619, 0.2817188376, 0.6299787005], rgb)),
  ];
  return [
    dot([0.2104542553, 0.793617785, -0.0040720468], lms),
    dot([1.9779984951, -2.428592205, 0.4505937099], lms),
    dot([0.0259040371, 0.7827717662, -0.808675766], lms),
  ];
}

const dot = (a: Triple, b: Triple): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
