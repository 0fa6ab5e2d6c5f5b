import { chakra } from '#ui/chakra/factory.ts';

const STEPS = [
  'Download the badge as PNG and keep it at hand.',
  'Click “Add to LinkedIn profile”. LinkedIn opens its form for licenses and certifications.',
  'Check what is filled in: name, issuing organization, issue date, credential ID and credential URL.',
  'Under Media, add the PNG of your badge.',
  'Save. “Show credential” on your profile now leads to the page that verifies it.',
];

/** Says how a badge gets onto a LinkedIn profile. */
export function LinkedInGuide() {
  return (
    <chakra.ol mt="4" ps="6" listStyleType="decimal" display="grid" gap="2" maxW="2xl">
      {STEPS.map((step) => (
        <chakra.li key={step} ps="1">
          {step}
        </chakra.li>
      ))}
    </chakra.ol>
  );
}
