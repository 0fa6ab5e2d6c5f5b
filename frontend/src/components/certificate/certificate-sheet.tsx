import { chakra } from '#ui/chakra/factory.ts';
import type { ReactNode } from 'react';
import { type Sheet, SHEET_COLORS, type SheetShape, type SheetText } from './sheet-shapes.ts';

interface Props {
  sheet: Sheet;
  /** What the picture shows, for screen readers. */
  label: string;
  /** A picture of frame, seal and code, for pages that should not contain them. @default they are drawn */
  linesUrl?: string;
}

/** Shows a certificate as it is printed, as wide as its place. A picture: what it says must stand beside it as text. */
export function CertificateSheet({ sheet, label, linesUrl }: Props) {
  const { width, height, ornaments, rules, code, texts } = sheet;
  const lines = linesUrl ? rules : [...ornaments, ...rules, ...code];
  return (
    <chakra.figure
      aria-label={label}
      position="relative"
      width="100%"
      overflow="hidden"
      userSelect="none"
      style={{ aspectRatio: `${width} / ${height}`, backgroundColor: SHEET_COLORS.paper }}
    >
      {linesUrl && (
        <chakra.img
          src={linesUrl}
          alt=""
          loading="lazy"
          decoding="async"
          position="absolute"
          inset="0"
          width="100%"
          height="100%"
        />
      )}
      <chakra.svg
        viewBox={`0 0 ${width} ${height}`}
        position="absolute"
        inset="0"
        width="100%"
        height="100%"
        aria-hidden="true"
      >
        {lines.map((shape, index) => (
          <path key={index} {...attributesOf(shape)} />
        ))}
        <chakra.g fontFamily="heading" fontWeight="semibold">
          {linesOf(texts, 'serif')}
        </chakra.g>
        <chakra.g fontFamily="body" fontWeight="normal">
          {linesOf(texts, 'sans')}
        </chakra.g>
      </chakra.svg>
    </chakra.figure>
  );
}

const ANCHORS = { left: 'start', center: 'middle', right: 'end' } as const;

function linesOf(texts: readonly SheetText[], face: SheetText['face']): ReactNode {
  return texts
    .filter((text) => text.face === face)
    .map(({ align, size, text, tone, x, y }, index) => (
      <text
        key={index}
        x={x}
        y={y}
        // Not as an attribute, which any rule of the theme would override.
        style={{ fontSize: `${size}px` }}
        fill={SHEET_COLORS[tone]}
        textAnchor={ANCHORS[align]}
      >
        {text}
      </text>
    ));
}

/** Returns a shape as attributes of an SVG path. */
export function attributesOf({ d, fill, stroke, strokeWidth, place }: SheetShape) {
  return {
    d,
    ...(fill ? { fill: SHEET_COLORS[fill] } : { fill: 'none' }),
    ...(stroke ? { stroke: SHEET_COLORS[stroke], strokeWidth } : {}),
    ...(place ? { transform: `translate(${place.x} ${place.y}) scale(${place.scale})` } : {}),
  };
}
