import { defineActivity } from '@learning/content/schema';

const MODULE = 'employee-relations-m3';
const PLANNING = 'employee-relations-m2';

export default defineActivity({
  id: 'employee-relations-conversation',
  moduleId: MODULE,
  type: 'conversation',
  title: 'The Man at the Dock Door',
  description:
    'Interview a witness who has a brother on the crew and eleven minutes to spare. Pick your own sentences, in your own order; he remembers both.',
  passingScore: 75,
  config: {
    context:
      'Larkfield Textiles, a fictional weaving mill in Ohio. Dana Whitlock, a loom technician, says that on Thursday, October 8, her supervisor, Ray Tillman, pulled a lockout tag out of her hand at loom 14 and told her she would be on nights until she learned. Ray says he reached for the tag and never touched her. You are the investigator, from the finishing plant, and have no ties here. Luis Cordero drives a forklift on that floor. You have Dana’s account, Ray’s first short note, and the dock log, which has Luis loading a truck until three. It is Tuesday, October 20.',
    aim: 'Leave with an account that would stand up if someone else read it: what he saw, from where, when, and what has been said to him since.',
    person: { name: 'Luis Cordero', role: 'Forklift driver' },
    opening: [
      'I’ve got eleven minutes, my truck backs in at twenty past.',
      'And before you start. My brother-in-law talked to HR once, over at Dayton. Whatever he told them, the whole shop had it by Friday.',
    ],
    trust: { start: 2, most: 5 },
    turns: 13,
    goals: [
      {
        id: 'account',
        text: 'A free account: the argument at loom 14, Ray’s hand on the tag, the tag on the floor.',
        missing:
          'His own account, in his own order. It comes when he knows what happens to his words, and before anyone has given him some of theirs.',
      },
      {
        id: 'place',
        text: 'Where he stood, and what the pallets let him see.',
        missing:
          'What he could see from where he stood. He can draw it once he has told it; before that he has nothing to place.',
      },
      {
        id: 'words',
        text: 'The words he heard himself, kept apart from those Dana told him later.',
        missing:
          'His own ears apart from the locker room’s. He sorts it out if you ask him to, unless you have already told him how loud it was.',
      },
      {
        id: 'time',
        text: 'The scan of his pallet at 2:52, against a log that is typed up at the end of the shift.',
        missing:
          'The contradiction with the dock log. He can explain it, if he hears of it after his account and not as an ambush.',
      },
      {
        id: 'contact',
        text: 'Ray’s text message to him that evening, which he still has.',
        missing:
          'The message he got that evening. He hints at it once, and says no to anyone who comes back to it late without his trust.',
      },
      {
        id: 'stake',
        text: 'What he has to lose: a brother who hopes for a setter’s job under Ray.',
        missing:
          'His interest in how this ends. A fair question after the account; an accusation ahead of it.',
      },
      {
        id: 'others',
        text: 'Another witness: Kayla, the temp who was counting cartons beside him.',
        missing:
          'Who stood next to him. He thinks of her when he has the floor in front of him, drawn out.',
      },
      {
        id: 'camera',
        text: 'The camera over the dock door, which keeps two weeks.',
        missing:
          'What you didn’t know to ask for. The last question brings it, if he has been heard by then.',
      },
    ],
    lines: [
      {
        id: 'since',
        text: 'Has anyone spoken or written to you about that day since?',
        replies: [
          {
            when: { follows: ['account', 'more'], reached: ['account'] },
            text: 'Ray texted me, at nine that night. “You were at the dock door, you didn’t see anything, right?” I never wrote back. I’ve still got it.',
            reaches: ['contact'],
            why: 'You took up what he had let slip, at the moment when he could still say it.',
          },
          {
            when: { after: ['phone'], reached: ['account'] },
            text: 'Yeah. Ray did. Texted me at nine that night, asked if I’d seen anything, in a way. You can have a look at it.',
            reaches: ['contact'],
            why: 'He had time to think about it, and you had told him what to do if someone leans on him.',
          },
          {
            text: 'No. Not really, no.',
            why: 'There was a message. Asked at this point it is a yes-or-no question, and no is the shorter answer.',
          },
        ],
      },
      {
        id: 'more',
        text: 'Stay with the moment you set that pallet down. Whatever you noticed, even if it seems like nothing.',
        replies: [
          {
            when: { reached: ['account'] },
            text: 'I told you what I noticed. You want it again?',
            why: 'He has told it. Asking for all of it again costs time and brings nothing.',
          },
          {
            when: { after: ['account'], notAfter: ['grab'], trustAtLeast: 3 },
            text: 'Okay. So they’re at 14, the two of them, and she’s got the tag. He gets hold of it, it goes on the floor, and she backs into the rail. Then he walks. And that night my phone goes. Anyway.',
            reaches: ['account'],
            why: 'A second way into the account, once he knows what becomes of it. He lets something slip at the end.',
          },
          {
            text: 'Cartons. I noticed cartons.',
            why: 'He isn’t ready to tell it, or he has been told already what he saw.',
          },
        ],
      },
      {
        id: 'phone',
        text: 'If anyone leans on you over this, I want to hear it from you the same day. It’s a breach of the policy, and a separate case.',
        replies: [
          {
            when: { reached: ['account'], trustAtLeast: 3 },
            text: 'Same day. Okay. You got a number I can text?',
            trust: 1,
            why: 'No promise about the outcome, only what he can do and what it would be. He takes it up.',
          },
          {
            text: 'Who’s going to lean on me? You know something I don’t?',
            trust: -1,
            why: 'Before he has said anything, it tells him that there is something to be afraid of.',
          },
        ],
      },
      {
        id: 'purpose',
        text: 'I’m here to find out what happened at loom 14. I don’t decide what comes of it, and I have no opinion yet.',
        replies: [
          {
            when: { after: ['limits'] },
            text: 'Fair enough. Somebody else swings the hammer, then.',
            trust: 1,
            why: 'It says what you are there for, once he has his answer.',
          },
          {
            text: 'That isn’t what I asked you.',
            trust: -1,
            why: 'A good sentence for another moment. He had asked where his words go, and got an introduction.',
          },
        ],
      },
      {
        id: 'last',
        text: 'What should I have asked you and didn’t?',
        replies: [
          {
            when: { reached: ['account', 'place', 'words'], trustAtLeast: 3 },
            text: 'If anybody’s looked at the camera. There’s one over the dock door, for the trucks. It keeps two weeks, so you’d want to hurry.',
            reaches: ['camera'],
            why: 'He has been heard, and starts to think along. Today is day twelve.',
          },
          {
            text: 'Nothing. We done? My truck’s here.',
            why: 'It needs a man who has told you something already, and wants you to get it right.',
          },
        ],
      },
      {
        id: 'stake',
        text: 'I ask everybody this. Do you stand to gain or lose anything, depending on how it comes out?',
        replies: [
          {
            when: { reached: ['account'], trustAtLeast: 3 },
            text: 'My brother’s on Ray’s crew. He’s been waiting on the setter’s job for a year, and Ray picks. So, yeah. You could say I lose either way.',
            trust: -1,
            reaches: ['stake'],
            why: 'It isn’t pleasant, and it belongs in the file: it speaks for him that he told it against his interest.',
          },
          {
            text: 'Oh, so now it’s me. I knew it.',
            trust: -2,
            why: 'A fair question, and too soon: he hears that you doubt him before you have listened.',
          },
        ],
      },
      {
        id: 'limits',
        text: 'It can’t stay between us. The people who decide this will read what you say, and Ray hears the part that concerns him.',
        replies: [
          {
            when: { after: ['secret'] },
            text: 'A minute ago you said it stays in this room. Which is it?',
            trust: -2,
            why: 'True, and too late: it takes back what you had just promised him.',
          },
          {
            when: { notAfter: ['account', 'grab', 'stake', 'log'] },
            text: 'Huh. Okay. At Dayton they never told him that up front. So I know where I’m standing, at least.',
            trust: 2,
            why: 'It answers the one thing he had asked, although the answer is a no. He can decide what to say, and he does.',
          },
          {
            text: 'Would’ve been nice to hear that first. Well. It’s out now.',
            trust: 1,
            why: 'True, and he had asked before you began. It buys you half of what it would have.',
          },
        ],
      },
      {
        id: 'others',
        text: 'Who else was near enough to have seen some of it, on either side of those pallets?',
        replies: [
          {
            when: { reached: ['place'] },
            text: 'Huh. The temp. Kayla something, she was counting the cartons, right there. She was closer than me.',
            reaches: ['others'],
            why: 'With the drawing in front of him he sees who else was standing in it.',
          },
          {
            text: 'People walk through there all day. Couldn’t tell you.',
            why: 'He hasn’t got the floor in front of him. Ask when he has.',
          },
        ],
      },
      {
        id: 'floor',
        text: 'Here’s a pen. Draw me the dock door, loom 14 and yourself, and whatever stood in between.',
        replies: [
          {
            when: { reached: ['account'] },
            text: 'So, door. Me. Two pallets here, stacked about so high, so from the waist up I see the both of them. It’s maybe twenty-five feet. And the cartons were here, on the left.',
            reaches: ['place'],
            why: 'It tests what he could see without telling him what he did see.',
          },
          {
            text: 'Draw what? I haven’t told you anything yet.',
            trust: -1,
            why: 'A drawing needs a story. Asked first, it looks like a test that he can fail.',
          },
        ],
      },
      {
        id: 'tillman',
        text: 'You should know that Dana counts on you. She told me you were the one who saw all of it.',
        replies: [
          {
            text: 'She said that? She had no business putting me in it.',
            trust: -2,
            mark: 'disclosure',
            why: 'One witness’s account, given to another. It leans on him, and it tells him what he is supposed to have seen.',
          },
        ],
      },
      {
        id: 'secret',
        text: 'I’m not your brother-in-law’s HR. What you tell me stays in this room, so talk to me the way you would to a friend.',
        replies: [
          {
            text: 'All right. That’s good to hear. That’s all I wanted.',
            trust: 2,
            mark: 'promise',
            why: 'You can’t keep it: the decision-maker reads his account, and Ray must be able to answer it. It worked, and that is what makes it a bad one.',
          },
        ],
      },
      {
        id: 'account',
        text: 'Take me back to when you came onto the floor that afternoon, and go on from there. I’ll keep quiet.',
        replies: [
          {
            when: { after: ['grab'] },
            text: 'Like you said. He grabbed it off her. I don’t know what else you want from me.',
            why: 'He gives you back your own sentence. What he remembered before it, you won’t get anymore.',
          },
          {
            when: { trustAtLeast: 3 },
            text: 'I bring a pallet of cartons up to the dock door. Ray and Dana are at 14, going at it. She has the tag in her hand. He gets hold of it and it ends up on the floor, and she backs into the rail. Then he walks. That night my phone goes, and, well. Anyway.',
            reaches: ['account'],
            why: 'An open invitation, and silence. He tells it in his own order, and he lets something slip at the end.',
          },
          {
            text: 'I came up with a pallet, they were having words, I went back to my truck. That’s about it.',
            why: 'The right question, put to a man who doesn’t know yet what becomes of the answer.',
          },
        ],
      },
      {
        id: 'log',
        text: 'The dock log has you loading until three, and what I have from others is before that. Help me with the two times.',
        replies: [
          {
            when: { reached: ['account', 'place'] },
            text: 'The log’s typed up when the shift’s over, they all say three. Look at my scanner. I scanned that pallet in at the door. It’ll say two fifty-something.',
            reaches: ['time'],
            why: 'A challenge, after the account and without a verdict in it. He knows the record that settles it.',
          },
          {
            when: { reached: ['account'] },
            text: 'I don’t know what the log says. I was where I was.',
            trust: -1,
            why: 'He has told you what he saw, and not yet from where. A paper comes at him before he has placed himself.',
          },
          {
            text: 'So you’ve already got it that I’m lying. Then what am I here for?',
            trust: -2,
            why: 'A document ahead of the account shapes the account. Here, it nearly prevents one.',
          },
        ],
      },
      {
        id: 'grab',
        text: 'I know this isn’t easy. So he grabbed the tag out of her hand?',
        replies: [
          {
            when: { reached: ['account'] },
            text: 'I said he got hold of it. Grabbed, pulled, I don’t know. If you want to call it grabbed.',
            trust: -1,
            mark: 'leading',
            why: 'Kindly said, and it puts Dana’s word into his mouth. From now on the file can’t tell them apart.',
          },
          {
            text: 'Yeah. He grabbed it off her.',
            mark: 'leading',
            why: 'He says what you said. It sounds like corroboration, and it is an echo.',
          },
        ],
      },
      {
        id: 'ears',
        text: 'Which of their words did you hear with your own ears, and which did you only get told?',
        replies: [
          {
            when: { after: ['loud'] },
            text: 'With the looms going? Like you said, you can’t hear much of anything over there.',
            why: 'He takes up your remark about the noise. What he did hear is gone.',
          },
          {
            when: { reached: ['account'] },
            text: 'Myself? “Give me that.” Twice. And “until you learn,” the end of it, because the loom had stopped. The nights, that I have from Dana, in the break room after.',
            reaches: ['words'],
            why: 'He could sort it out himself, and part of it turns out to be Dana’s. Better that you know than that Ray’s side finds out.',
          },
          {
            text: 'What words? I haven’t said there were any words.',
            trust: -1,
            why: 'It takes for granted what he hadn’t told you.',
          },
        ],
      },
      {
        id: 'brother',
        text: 'I’ll see to it that this does no harm to you or to anyone in your family here. You can rely on that.',
        replies: [
          {
            when: { reached: ['account'] },
            text: 'I’d like that in writing.',
            trust: 1,
            mark: 'promise',
            why: 'You decide neither shifts nor promotions. He will hold you to it when the setter’s job is filled.',
          },
          {
            text: 'My family? What’s my family got to do with it?',
            trust: -1,
            mark: 'promise',
            why: 'You can’t keep it, and he wonders how much you know about his brother.',
          },
        ],
      },
      {
        id: 'union',
        text: 'Just so I have the whole picture: does this come out of the union talk that’s been going around in the dye house?',
        replies: [
          {
            text: 'I’m not saying anything about that. Not to you.',
            trust: -2,
            mark: 'unlawful',
            why: 'Asking employees who is for a union is itself an unfair labor practice, and it has nothing to do with loom 14.',
          },
        ],
      },
      {
        id: 'quiet',
        text: 'One rule for as long as this lasts: not a word about it to anyone, here or at home.',
        replies: [
          {
            text: 'Not to my wife? Come on.',
            trust: -1,
            mark: 'unlawful',
            why: 'A blanket order of silence may breach section 7 of the National Labor Relations Act. Ask for discretion in this case, with the reason.',
          },
        ],
      },
      {
        id: 'loud',
        text: 'Twenty-six looms. I suppose hardly anyone can make out a word on that floor?',
        replies: [
          {
            text: 'No. You get used to reading faces.',
            mark: 'leading',
            why: 'Meant to make it easy for him. It hands him an answer, and the answer isn’t true of a stopped loom.',
          },
        ],
      },
    ],
    goodOrder: [
      'limits',
      'purpose',
      'account',
      'since',
      'floor',
      'others',
      'log',
      'ears',
      'stake',
      'last',
    ],
    passingScore: 75,
    readAt: [
      { moduleId: MODULE, section: 'open-funneled-questions' },
      { moduleId: MODULE, section: 'credibility-factors' },
      { moduleId: PLANNING, section: 'non-retaliation' },
    ],
    feedback: {
      passing:
        'Someone else could read this file and know what Luis saw, from where, and how he knows. You told him early what you couldn’t offer, you let him finish, and the papers came after.',
      failing:
        'Go through what he said once more, and look at where he stopped talking. He showed you twice what mattered to him, and each of your sentences told him something, too.',
    },
  },
});
