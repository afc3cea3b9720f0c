/** What a game in winter shows and no other: a part of what is loaded later. */
import type { WinterCard as WinterCardId } from '../../../../shared/games/castillo/components.ts'
import { ink } from './colors.ts'
import { icons } from './icons.ts'
import { CardName, CardPaper, Icon } from './pieces.tsx'

/**
 * The sleigh is our own.
 * Pictograms of game-icons.net by Lorc, Delapouite and others, CC BY 3.0; paths on a square of 512 x 512.
 */
export const winterIcons: Readonly<Record<WinterCardId, string>> = {
  winterInn:
    'M252 19c-18 0-35 10-43 29v9l-11-2q-22-4-34 4-11 6-12 25 0 14 5 20c5 6 6 7 12 8q17 4 41-9l6-3 5 5q12 11 20 12 8 2 24-3l9-3 2 10q6 21 29 23 21-1 28-21l2-8 8 1c8 1 19-4 25-10l6-7 7 6q28 21 47 11c11-5 20-18 19-38q-3-29-26-36-23-9-51 8l-7 5-5-7q-11-14-27-17-15-3-25 8l-8 8-7-8q-17-20-39-20M65 120Q25 246 29 376c39 17 81 18 123 18l7-34c-32 2-64 2-95-9-2-67 7-122 28-187q41 9 84 7l-1-32q-57-3-110-19m148 3q-9 5-20 7c3 34 2 79-2 127-5 56-14 117-26 167h269c-10-53-19-112-23-167q-6-68-2-119-16-2-33-14-12 9-27 11c-8 16-24 28-43 28q-32-2-44-29-12 4-24 1-12-2-24-12zm-78 320-19 48h359l-22-48z',
  royalBounty:
    'm256 68-86 173 14 44-16 6-16-46-66-53-12 61 12 13-12 12-15-15-31-20 25 163 39-65 90 36 31 46h86l31-46 90-36 39 65 25-163-30 20-16 15-12-12 12-13-12-61-66 53-15 46-17-6 14-44zm0 123 56 92 2 4-18 70-20 20h-40l-20-20-18-70zm0 34-38 64 14 58 12 12h24l12-12 14-58z',
  firewood:
    'm133 25-53 94h353l-54-94zM25 137v46h462v-46zm32 64v46h46v-46zm352 0v46h46v-46zm-171 1s-22 8-24 18c-5 23 33 61 33 61s-13-34-14-53c0-9 5-26 5-26m54 14c-6 41-11 84-46 101-30 14-36-79-94-92 45 101-69 140 42 185h20c-24-26-35-91-35-91s30 72 63 75c15 1 33-31 33-31s6 30 0 47h44q41-23 51-57 10-33-11-60c-8 52-21 63-55 74 37-45 20-119-12-151M57 265v46h46v-46zm352 0v46h46v-46zM57 329v78h46v-78zm352 0v78h46v-78zM25 425v62h462v-62z',
  snowstorm:
    'M447 492c-71-26-158-68-228-125q-90-72-139-148c55 64 144 130 256 182q80 36 157 58v-86q-85-19-172-60-112-52-184-116c73 49 178 93 302 120l54 10v-76q-48-6-97-16c-95-20-178-52-241-87 84 37 203 61 338 64v-71l-46 1C252 142 101 94 19 21 9 212 53 302 206 455q24 20 50 37z',
  sleighs:
    'M40 300h40v-50q0-18 18-18h52l26-62h154q22 0 28 22l14 58h68v50h-40v40h40q36 0 36-36v-24h28v30q0 62-62 62H70q-40 0-52-32l26-10q8 14 26 14h26v-44zm84 0v44h62v-44zm90 0v44h72v-44zm100 0v44h58v-44z',
  hardFrost: icons.hardFrost,
}

/** A winter card, face up. */
export const WinterCardFace = (props: { card: WinterCardId; name: string }) => (
  <CardPaper>
    <path d="M6 14Q6 6 14 6H86Q94 6 94 14V108H6z" fill="#4f86a3" />
    <path d="M6 108Q26 84 50 96T94 86V108z" fill="#e9f3f7" />
    <Icon d={winterIcons[props.card]} x={50} y={52} size={62} fill="#f3fafd" />
    <path d="M6 108H94" stroke={ink} stroke-width="1.5" />
    <CardName name={props.name} />
  </CardPaper>
)
