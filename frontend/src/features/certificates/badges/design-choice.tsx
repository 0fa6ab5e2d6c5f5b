import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { BadgeText } from './badge-design.ts';
import { BADGE_DESIGNS } from './badge-designs.ts';
import { BadgePreview } from './badge-preview.tsx';

interface Props {
  text: BadgeText;
  designId: string;
  onChoose: (designId: string) => void;
}

/** Shows the six designs with the learner's own text. */
export function DesignChoice({ text, designId, onChoose }: Props) {
  return (
    <chakra.fieldset minW="0">
      <chakra.legend textStyle="h3" mb="4">
        Choose a design
      </chakra.legend>
      <Box
        display="grid"
        gridTemplateColumns={{
          base: 'repeat(2, minmax(0, 1fr))',
          md: 'repeat(3, minmax(0, 1fr))',
        }}
        gap="4"
      >
        {BADGE_DESIGNS.map((design) => (
          <chakra.label
            key={design.id}
            layerStyle="card"
            p={{ base: '3', md: '4' }}
            cursor="button"
            position="relative"
            css={{
              '&:has(input:checked)': {
                borderColor: 'accent.solid',
                boxShadow: 'inset 0 0 0 1px {colors.accent.solid}',
              },
              '&:has(input:focus-visible)': {
                outline: '2px solid',
                outlineColor: 'accent.focusRing',
                outlineOffset: '2px',
              },
            }}
          >
            <BadgePreview design={design} text={text} alt="" />
            <chakra.span display="flex" gap="2.5" alignItems="center" mt="3">
              <chakra.input
                type="radio"
                name="badge-design"
                value={design.id}
                checked={design.id === designId}
                onChange={() => onChoose(design.id)}
                boxSize="4.5"
                flexShrink="0"
                accentColor="accent.solid"
                outline="none"
              />
              <chakra.span textStyle="label">{design.name}</chakra.span>
            </chakra.span>
            <chakra.span textStyle="fine" color="fg.muted" display="block" mt="1">
              {design.description}
            </chakra.span>
          </chakra.label>
        ))}
      </Box>
    </chakra.fieldset>
  );
}
