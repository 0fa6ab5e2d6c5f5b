import { defineActivity } from '@learning/content/schema';

const MODULE = 'hr-foundations-m2';
const ROLE = 'hr-foundations-m1';

export default defineActivity({
  id: 'hr-foundations-conversation',
  moduleId: MODULE,
  type: 'conversation',
  title: 'The First Night Back',
  description:
    'Coach a night manager before someone returns from a long leave. Pick your own sentences, in your own order; he remembers both.',
  passingScore: 75,
  config: {
    context:
      'The parcel depot of this course, in the United States. Teresa Vaughn, a sorter, comes back on Monday night after eleven weeks of medical leave. You handled her paperwork and know why she was away; Grant Osei, the night operations manager, doesn’t, and needn’t. On Wednesday you sent him her work limits: nothing over 20 pounds until January 4. It is Friday afternoon, peak week begins on Sunday, and he has put her on the heavy belt. He runs the shift; you can coach him, and you can’t add anyone to it.',
    aim: 'Get Grant to a first week that he has planned himself, with the call to Teresa in it, and without her medical reasons.',
    person: { name: 'Grant Osei', role: 'Night operations manager' },
    opening: [
      'You wanted to see me about Teresa. She’s on belt four Monday, ten o’clock. All set.',
      'Just tell me what I’m not allowed to say, and I won’t say it. I’ve got a dock to run.',
    ],
    trust: { start: 2, most: 5 },
    turns: 13,
    goals: [
      {
        id: 'worry',
        text: 'What worries him: that she is out again by Wednesday, and belt four is a person short in peak week.',
        missing:
          'What is behind his plan. He half says it when he describes the night, and not to anyone who asks him out of the blue.',
      },
      {
        id: 'limits',
        text: 'The broken hand-off: her work limits had been in his inbox since Wednesday, unread.',
        missing:
          'That he had never opened the page with her limits. He finds out when he has just described a night that doesn’t fit them.',
      },
      {
        id: 'access',
        text: 'Her badge, locker and scanner: not ordered by anyone yet. He orders them tonight.',
        missing:
          'Who makes her badge work. He takes it on once he has seen what else was left lying around.',
      },
      {
        id: 'plan',
        text: 'His own plan for the first week: the scan station, then two half nights at the small-parcel chute.',
        missing:
          'A plan of his own. He has one, if he is asked after the limits and the worry are on the table, and if he hasn’t been handed yours.',
      },
      {
        id: 'call',
        text: 'He calls her himself, tomorrow at one, before she has to wonder.',
        missing: 'The call. It needs a plan that he can tell her about.',
      },
      {
        id: 'questions',
        text: 'What he asks her: what she needs to do the work. What he doesn’t: why she was away.',
        missing:
          'The line between what he may ask and what he may not, in his own words, with the call in mind.',
      },
      {
        id: 'crew',
        text: 'What the crew hears: she is back on Monday, at the scan station. Nothing else.',
        missing:
          'What the crew hears. He has an answer that keeps her reasons out, if he had been told the rule.',
      },
      {
        id: 'check',
        text: 'When he looks again: a talk with her on day ten, December 9, before the shift.',
        missing: 'The day on which he looks again. Something has to be under way before he can.',
      },
    ],
    lines: [
      {
        id: 'access',
        text: 'Who has checked that her badge opens the door, and that there’s a scanner with her login?',
        replies: [
          {
            when: { reached: ['limits'] },
            text: 'IT, I would have said. Which means it isn’t done. I’ll put it in tonight before the shift.',
            reaches: ['access'],
            why: 'He has just seen one hand-off fail, and doesn’t want to see another.',
          },
          {
            text: 'IT does that. It’s automatic, I think.',
            why: 'It isn’t. He has no reason yet to doubt it.',
          },
        ],
      },
      {
        id: 'limits',
        text: 'How does that fit with the page about what she can lift?',
        replies: [
          {
            when: { after: ['night', 'rule'] },
            text: 'What page? Hang on. Wednesday, 4:50. Nothing over twenty pounds until… okay. Belt four’s out, then.',
            trust: 1,
            reaches: ['limits'],
            why: 'It is a question and not a reproach, and it comes when he has just said fifty pounds.',
          },
          {
            text: 'I’m sure I saw something. It’ll be fine.',
            trust: -1,
            why: 'There is nothing yet for it to fit with, so he covers himself.',
          },
        ],
      },
      {
        id: 'noone',
        text: 'I can’t give you another head for peak, so don’t count on one. What can you shift inside your crew?',
        replies: [
          {
            when: { reached: ['worry'] },
            text: 'I didn’t think you could. Andre’s kid brother is cleared for belt four. I’d have to move him off scan. Which… leaves scan open.',
            trust: 1,
            why: 'A hard answer to what he is really afraid of. It gets him thinking, because it holds out nothing.',
          },
          {
            text: 'I didn’t ask for one. Are we done?',
            trust: -1,
            why: 'A no to something that he hadn’t said yet.',
          },
        ],
      },
      {
        id: 'numbers',
        text: 'You run the best numbers of all three shifts. She’s lucky that it’s you she’s coming back to.',
        replies: [
          {
            text: 'What do you want?',
            trust: -1,
            why: 'He has sat through enough talks that begin like this.',
          },
        ],
      },
      {
        id: 'check',
        text: 'What day do you sit down with her and look at whether it’s working?',
        replies: [
          {
            when: { reached: ['call'] },
            text: 'Day ten. Wednesday the ninth, before we start. I’ll put it in while you’re watching.',
            reaches: ['check'],
            why: 'The return is more than a first night. He picks the day while it is on his mind.',
          },
          {
            text: 'If something’s wrong, I’ll hear about it.',
            why: 'There is nothing under way yet that he could look at.',
          },
        ],
      },
      {
        id: 'crew',
        text: 'What will you say when Andre asks you where she’s been?',
        replies: [
          {
            when: { after: ['rule', 'night'] },
            text: 'That she’s back Monday and where she’s working. If he wants more he can ask himself why he needs it.',
            reaches: ['crew'],
            why: 'The same sentence for everyone, and it would be as true of anyone else.',
          },
          {
            text: 'That she was sick. Everybody knows she was sick.',
            why: 'He means no harm by it, and it is the beginning of the story.',
          },
        ],
      },
      {
        id: 'rule',
        text: 'Don’t ask why she was away. Don’t ask her and don’t ask around. That’s the one rule I have for you.',
        replies: [
          {
            when: { notAfter: ['night', 'worry', 'plan', 'help'] },
            text: 'Okay. One rule I can do. I figured I’d get a binder.',
            trust: 1,
            why: 'He had asked for it. Short, formal, and at once: he can stop waiting for the lecture.',
          },
          {
            text: 'You could’ve led with that. It’s what I asked you.',
            why: 'It is the rule he had asked for at the door. By now he has wondered what you were getting at.',
          },
        ],
      },
      {
        id: 'questions',
        text: 'What’s on your list of things to ask her, and what’s off it?',
        replies: [
          {
            when: { after: ['rule'], reached: ['plan'] },
            text: 'On it: what do you need so you can do the work, and is there anything about the station. Off it: what she had and if it’s over. Not my business.',
            reaches: ['questions'],
            why: 'He applies the rule to a talk that he can picture.',
          },
          {
            text: 'I ask how she’s feeling. That’s allowed, right?',
            why: 'Friendly, and the short way to her diagnosis. He has nothing else to ask about yet.',
          },
        ],
      },
      {
        id: 'plan',
        text: 'With all that, how would you set up her first week?',
        replies: [
          {
            when: { after: ['help'] },
            text: 'The way you said. It’s your plan.',
            why: 'You had given him yours. He will carry it out until the first thing goes wrong with it.',
          },
          {
            when: { reached: ['worry', 'limits'] },
            text: 'Scan station, Monday through Wednesday. Half nights at the small-parcel chute after that, see how it goes. And I meet her at the door, not at the belt.',
            reaches: ['plan'],
            why: 'The limits and his worry are both on the table, so the plan answers both, and it is his.',
          },
          {
            text: 'Same as everybody’s. With all what?',
            trust: -1,
            why: 'Too soon. He knows nothing yet that would change his plan.',
          },
        ],
      },
      {
        id: 'doctor',
        text: 'Have her bring something in writing on Monday that says she’s fully recovered. That protects both of you.',
        replies: [
          {
            text: 'Makes sense. No note, no shift.',
            trust: 1,
            mark: 'unlawful',
            why: 'Under the ADA she may work with limits. Courts have struck down rules that ask for full recovery first.',
          },
        ],
      },
      {
        id: 'night',
        text: 'Take me through Monday night the way you have it now, from ten until she clocks out.',
        replies: [
          {
            when: { after: ['rule'], trustAtLeast: 2 },
            text: 'Ten o’clock, belt four with Andre. It’s the forty-, fifty-pounders this week. Lunch at two. Four to six she helps load, if she lasts that long. Then we’ll know.',
            trust: 1,
            why: 'His plan, in his words, and with a remark in it that tells you what it is for.',
          },
          {
            text: 'She sorts parcels. What’s there to take you through?',
            why: 'He is still waiting to hear what he isn’t allowed to say.',
          },
        ],
      },
      {
        id: 'worry',
        text: 'What is it that you’re afraid could happen?',
        replies: [
          {
            when: { follows: ['night'], after: ['rule'] },
            text: 'That she’s gone again Wednesday. I’ve got belt four built around her, it’s peak, and I’m the one who stands there a person short.',
            trust: 1,
            reaches: ['worry'],
            why: 'You had heard the “if she lasts.” Asked right after it, it isn’t an accusation.',
          },
          {
            when: { reached: ['limits'], trustAtLeast: 3 },
            text: 'Now? That I hurt her. And before that, that she’d be out by Wednesday and I’m a person short all peak.',
            reaches: ['worry'],
            why: 'Late, and still in time: what he read has made him say it.',
          },
          {
            text: 'Nothing. I’ve done this for eleven years.',
            why: 'Out of the blue it asks him to admit a weakness.',
          },
        ],
      },
      {
        id: 'call',
        text: 'When do you call her, and how do you start?',
        replies: [
          {
            when: { reached: ['plan'] },
            text: 'Tomorrow at one, she’ll be up. “Teresa, it’s Grant. I’ve got you on scan to start. I’ll be at the door at ten.” Something like that.',
            reaches: ['call'],
            why: 'A time and a first sentence. He will do it, because he has just heard himself do it.',
          },
          {
            text: 'I don’t call people at home. What would I even tell her?',
            why: 'As long as he has no plan, he has nothing to tell her.',
          },
        ],
      },
      {
        id: 'gentle',
        text: 'Be gentle with her on Monday. You don’t come back from an operation like that in a week.',
        replies: [
          {
            text: 'Operation? Man. I had no idea. I’ll tell the guys to go easy on her.',
            trust: 2,
            mark: 'disclosure',
            why: 'It was meant to protect her. What only you knew is on the dock by Monday.',
          },
        ],
      },
      {
        id: 'help',
        text: 'I’ve thought about it for you: the scan station until Wednesday, then the small chute. Would that help?',
        replies: [
          {
            text: 'Sure. If that’s what HR wants, that’s what we’ll do.',
            why: 'A sound plan, and it is yours. He has stopped thinking about it.',
          },
        ],
      },
      {
        id: 'comeback',
        text: 'You could just ask her, in a nice way, whether it’s likely to come back. Then you can plan around it.',
        replies: [
          {
            text: 'Yeah, I was going to. In a nice way.',
            trust: 1,
            mark: 'unlawful',
            why: 'A question about her condition that the job doesn’t require. The nice way doesn’t change it.',
          },
        ],
      },
      {
        id: 'want',
        text: 'You do want her to make it, though, don’t you?',
        replies: [
          {
            text: 'What kind of a question is that? Of course I do.',
            trust: -2,
            mark: 'leading',
            why: 'There is only one answer, and it tells you nothing but that you had doubts.',
          },
        ],
      },
      {
        id: 'twoweeks',
        text: 'Give it two weeks. If it isn’t working by then, I’ll see that she goes to another crew.',
        replies: [
          {
            text: 'Two weeks I can do. I’m holding you to that.',
            trust: 2,
            mark: 'promise',
            why: 'You can’t move her for having been ill, and you don’t decide it. He will remember the two weeks.',
          },
        ],
      },
    ],
    goodOrder: [
      'rule',
      'night',
      'worry',
      'limits',
      'noone',
      'access',
      'plan',
      'call',
      'questions',
      'crew',
      'check',
    ],
    passingScore: 75,
    readAt: [
      { moduleId: MODULE, section: 'moments-that-matter' },
      { moduleId: MODULE, section: 'hand-off-failures' },
      { moduleId: ROLE, section: 'trust-and-confidentiality' },
    ],
    feedback: {
      passing:
        'The plan is Grant’s, he will make the call, and Teresa’s reasons are where they were. You answered him first, and asked when he had something to answer.',
      failing:
        'Read his second message again, and then what he says when he describes something. He answers what he has just been thinking about, and shuts the door on whatever sounds like a lecture, a gift or a trap.',
    },
  },
});
