import { chakra } from '@chakra-ui/react';
import type { CSSProperties } from 'react';
import { placeText } from './place-text.ts';
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
      containerType="inline-size"
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
        fill="none"
        aria-hidden="true"
      >
        {lines.map((shape, index) => (
          <path key={index} {...attributesOf(shape)} />
        ))}
      </chakra.svg>
      {texts.map((text, index) => (
        <chakra.span
          key={index}
          aria-hidden="true"
          position="absolute"
          whiteSpace="nowrap"
          lineHeight="1.2"
          letterSpacing="normal"
          fontFamily={text.face === 'serif' ? 'heading' : 'body'}
          fontWeight={text.face === 'serif' ? 'semibold' : 'normal'}
          dir={text.isName ? 'auto' : undefined}
          style={styleOf(text, width)}
        >
          {text.text}
        </chakra.span>
      ))}
    </chakra.figure>
  );
}

function styleOf(text: SheetText, width: number): CSSProperties {
  const { left, top, shift } = placeText(text);
  const scaled = (points: number) => `${Math.round((points / width) * 100_000) / 1000}cqw`;
  return {
    left: scaled(left),
    top: scaled(top),
    fontSize: scaled(text.size),
    color: SHEET_COLORS[text.tone],
    transform: shift === '0' ? undefined : `translateX(${shift})`,
  };
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
