import { defineActivity } from '#schema.ts';
import m1 from '../questions/hr-documentation-basic-m1.ts';
import m2 from '../questions/hr-documentation-basic-m2.ts';
import m3 from '../questions/hr-documentation-basic-m3.ts';
import m4 from '../questions/hr-documentation-basic-m4.ts';

export default defineActivity({
  id: 'hr-documentation-basic-skill-check',
  moduleId: 'hr-documentation-basic-m5',
  type: 'skill-check',
  title: 'Documentation Essentials Check',
  description:
    "You proofread a manager's notes. Eight questions test objective wording, timing, filing and access.",
  passingScore: 75,
  config: {
    assessment: {
      title: 'Documentation Essentials Check',
      description:
        'Carla, a customer service manager, has sent you her notes on several employees before she acts. Proofread them with care. Eight questions; 75% passes. You have 15 minutes.',
      timeLimit: 15,
      passingScore: 75,
    },
    asks: { 'multiple-choice': 3, 'multiple-select': 2, 'short-answer': 2, essay: 1 },
    questions: [...m1, ...m2, ...m3, ...m4],
    feedback: {
      passing:
        "You can turn a manager's rough note into a record that is factual, honestly dated and filed in the right place. Look at any question you missed, then proofread one real note this week with the Record Quality Checklist. Your next step is Defensible HR Documentation (Advanced).",
      failing:
        'Not yet, and the gaps are easy to close. For wording, read module 2 again and use the camera test. For timing and triggers, return to module 1: same day, or the next working day, and late notes marked as late. For attendance and FOSA, see module 3. For files and access, see module 4: name the folder, keep health and investigation papers apart, and share the answer rather than the file. Read the sections below, then try again.',
    },
    badge: {
      name: 'Documentation Essentials',
      description:
        'Completed the Documentation Essentials Check: objective wording, honest dating, fair attendance records, and correct filing and access.',
    },
  },
});
