import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { VisuallyHidden } from '#ui/chakra/visually-hidden.ts';
import { home } from '@learning/content/site/home';
import { documentSides, segment } from '#styled-system/recipes/index.js';
import type { DocumentPart, DocumentSample } from '../../excerpts/document-sample.ts';

const { before, after } = home.document;

const LINES_ON_PHONES = 2;
const PARTS_ON_PHONES = 1;

interface SampleDocumentProps {
  sample: DocumentSample;
  /** Shows one side at a time on wide screens, too. @default false */
  isNarrow?: boolean;
}

/** Shows a real template to fill in and filled in: side by side, and on small screens one of them, chosen without a script. */
export function SampleDocument({ sample, isNarrow = false }: SampleDocumentProps) {
  return (
    <div className={documentSides()} data-narrow={isNarrow ? '' : undefined}>
      <chakra.fieldset
        {...(isNarrow ? {} : { hideFrom: 'md' })}
        display="grid"
        gridTemplateColumns="1fr 1fr"
        gap="1"
        p="1"
        mb="4"
        borderWidth="1px"
        borderRadius="l3"
        bg="bg.subtle"
      >
        <chakra.legend srOnly>{sample.name}</chakra.legend>
        <label className={segment()}>
          <chakra.input type="radio" name="document" value="before" srOnly />
          {before}
        </label>
        <label className={segment()}>
          <chakra.input type="radio" name="document" value="after" defaultChecked srOnly />
          {after}
        </label>
      </chakra.fieldset>
      <Box
        display="grid"
        gap="8"
        gridTemplateColumns={
          isNarrow ? 'minmax(0, 1fr)' : { base: 'minmax(0, 1fr)', md: '1fr 1fr' }
        }
      >
        <Paper sample={sample} side="before" {...(isNarrow ? {} : { caption: before })} />
        <Paper sample={sample} side="after" {...(isNarrow ? {} : { caption: after })} />
      </Box>
    </div>
  );
}

interface PaperProps {
  sample: DocumentSample;
  side: 'before' | 'after';
  /** Left out where a switch names the side. */
  caption?: string;
}

function Paper({ sample: { name, lines, parts }, side, caption }: PaperProps) {
  return (
    <chakra.figure data-side={side}>
      {caption && (
        <chakra.figcaption textStyle="label" color="fg.muted" mb="3" hideBelow="md">
          {caption}
        </chakra.figcaption>
      )}
      <Box layerStyle="card" px={{ base: '5', md: '7' }} py={{ base: '5', md: '6' }} height="100%">
        <chakra.p fontFamily="heading" fontSize="lg" fontWeight="semibold">
          {name}
        </chakra.p>
        <chakra.dl mt="3" textStyle="small">
          {lines.map((line, index) => (
            <chakra.div
              key={line.label}
              display={index < LINES_ON_PHONES ? 'grid' : { base: 'none', md: 'grid' }}
              gridTemplateColumns="minmax(0, 2fr) minmax(0, 3fr)"
              gap="3"
              py="1.5"
              borderTopWidth="1px"
            >
              <chakra.dt color="fg.muted">{line.label}</chakra.dt>
              <Entry part={line} side={side} />
            </chakra.div>
          ))}
          {parts.map((part, index) => (
            <chakra.div
              key={part.label}
              pt="3"
              display={index < PARTS_ON_PHONES ? 'block' : { base: 'none', md: 'block' }}
            >
              <chakra.dt fontWeight="semibold">{part.label}</chakra.dt>
              <Entry part={part} side={side} />
            </chakra.div>
          ))}
        </chakra.dl>
      </Box>
    </chakra.figure>
  );
}

/** What is to be filled in is muted, or a line to write on. */
function Entry({ part, side }: { part: DocumentPart; side: 'before' | 'after' }) {
  const text = part[side];
  if (/^_+$/.test(text)) {
    return (
      <chakra.dd borderBottomWidth="1px" borderStyle="dashed" borderColor="border.emphasized">
        <VisuallyHidden>blank</VisuallyHidden>
      </chakra.dd>
    );
  }
  return (
    <chakra.dd
      data-blank={side === 'before' ? '' : undefined}
      css={{ '&[data-blank]': { color: 'fg.muted' } }}
    >
      {text}
    </chakra.dd>
  );
}
