import { chakra } from '#ui/chakra/factory.ts';
import UserRound from 'lucide-react/icons/user-round';
import { hueOf, initialOf } from '#lib/drawn-initial.ts';

interface Props {
  /** Empty until the learner is known: then a sign stands for the person. */
  name: string;
  email: string;
  /** A `data:` address; without one the initial is drawn. */
  photo?: string | null | undefined;
  size: 'sm' | 'md' | 'lg';
}

const Place = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    overflow: 'hidden',
    borderRadius: 'full',
    colorPalette: 'neutral',
    bg: 'colorPalette.muted',
    color: 'colorPalette.fg',
    fontFamily: 'heading',
    fontWeight: 'semibold',
    lineHeight: '1',
    userSelect: 'none',
    '&[data-hue="0"]': { colorPalette: 'beginner' },
    '&[data-hue="1"]': { colorPalette: 'intermediate' },
    '&[data-hue="2"]': { colorPalette: 'advanced' },
    '&[data-hue="3"]': { colorPalette: 'expert' },
    '&[data-hue="4"]': { colorPalette: 'success' },
    '&[data-hue="5"]': { colorPalette: 'danger' },
    // Not in the text of the page: the name of a button is what it shows as text.
    '&[data-initial]::before': { content: 'attr(data-initial)' },
    '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
    '@media (forced-colors: active)': { borderWidth: '1px' },
  },
  variants: {
    size: {
      sm: { boxSize: '7', fontSize: 'sm' },
      md: { boxSize: '10', fontSize: 'lg' },
      lg: { boxSize: '20', fontSize: '3xl' },
    },
  },
});

/**
 * Shows a learner's photo or drawn initial in a place of one size. Decoration: the name or address is beside it. On pages without React,
 * `public/frame` fills it. Source: rules/access.md A31
 */
export function LearnerPicture({ name, email, photo, size }: Props) {
  const initial = initialOf(name);
  return (
    <Place
      size={size}
      aria-hidden="true"
      data-picture=""
      data-initial={photo ? undefined : initial || undefined}
      data-hue={initial ? hueOf(email) : undefined}
    >
      {photo ? <img src={photo} alt="" /> : !initial && <UserRound />}
    </Place>
  );
}
